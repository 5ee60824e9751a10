/* The page's texts, in both languages. */

const EN = {
  server: "Risk table", channels: "Channels", direct: "Direct messages", threads: "Threads", menu: "Open the channel list",
  close: "Close", send: "Send", slash: "Commands", message: "Message {0}, or / for commands", messageShort: "Message {0}",
  skip: "Skip to the message box", today: "Today at {0}", yesterday: "Yesterday at {0}", edited: "edited",
  onlyYou: "Only you can see this", dismiss: "dismiss", used: "{0} used", app: "APP", thinking: "{0} is thinking",
  failed: "This interaction failed", noAnswer: "The bot didn’t answer in time. Try again.",
  lost: "Connecting to the table…", botAway: "{0} is offline. Commands and buttons don’t work right now.",
  fresh: "New", jump: "Jump to the newest", newBelow: "{0} new below", older: "Loading older messages…",
  beginning: "This is the beginning of {0}.", beginningDirect: "{0} writes to you here in private. Nobody else can read it.",
  welcome: "Welcome to your table", welcomeText: "This is a small Discord of your own, on this computer. Start a game and play alone against the AI, or open another player’s page in a second tab and play together.",
  startGame: "Start a game", startHint: "Each button opens a table at once, and its options can be changed there. To choose them beforehand, press a command and add its options: {0}. Type / to see all commands.", or: "or",
  waitCommands: "Waiting for the bot to come online…", noCommand: "No such command.", commands: "Commands",
  required: "required", optional: "optional", add: "Add {0}", remove: "Remove {0}", searching: "Looking…", noMatch: "No match.",
  listFailed: "The list didn’t load. Try again.", freeText: "Type some text.", number: "A number", whole: "A whole number",
  between: "{0} from {1} to {2}", atLeast: "{0}, at least {1}", atMost: "{0}, at most {1}", yes: "True", no: "False",
  needs: "“{0}” is still missing.", pickOne: "Choose “{0}” from the list.", notNumber: "“{0}” must be a number.",
  notUnderstood: "This command has no option “{0}”.", more: "More options of the command",
  notWhole: "“{0}” must be a whole number.", outOfRange: "“{0}” must be {1}.", tooLong: "“{0}” is too long (at most {1}).",
  tooShort: "“{0}” is too short (at least {1}).", sendHint: "Enter: send · Tab: next · Esc: cancel", chooseFile: "Choose a file…",
  tooBig: "This file is larger than 10 MB.", choose: "Make a selection", done: "Done", chosen: "{0} chosen", pickBetween: "Choose {0} to {1}", pickExactly: "Choose {0}",
  addRoom: "Add a channel", roomName: "Name of the channel", cancel: "Cancel", submit: "Submit", formFailed: "Something went wrong. Try again.", fieldRequired: "This field is required.",
  formOptional: "optional", picture: "Picture", openPicture: "Enlarge: {0}", noAlt: "A picture without a description",
  zoomIn: "Larger", zoomOut: "Smaller", fit: "Fit", download: "Download", previous: "Previous", next: "Next", gone: "This picture is gone.",
  spoiler: "Hidden text: show", pinned: "{0} pinned a message.", pinnedHere: "pinned", thread: "{0} opened a thread: {1}", joined: "{0} has joined.",
  you: "you", switchTo: "Play as another person", startPage: "Start page", language: "Language", privateThread: "private thread", archived: "archived",
  unread: "{0} unread", called: "{0} for you", unknownUser: "somebody", unknownRoom: "a hidden channel", noLongerThere: "That has changed. Look again.", offline: "I can’t reach the table.",
  bytes: "{0} B", kilobytes: "{0} KB", megabytes: "{0} MB", linkOut: "Opens another page", learn: "Learn in ten minutes", learnShort: "New to this?",
};

const FR = {
  server: "Table de Risk", channels: "Salons", direct: "Messages privés", threads: "Fils", menu: "Ouvrir la liste des salons",
  close: "Fermer", send: "Envoyer", slash: "Commandes", message: "Écrire dans {0}, ou / pour les commandes", messageShort: "Écrire à {0}",
  skip: "Aller à la zone de message", today: "Aujourd’hui à {0}", yesterday: "Hier à {0}", edited: "modifié",
  onlyYou: "Vous seul pouvez voir ceci", dismiss: "masquer", used: "{0} a utilisé", app: "APP", thinking: "{0} réfléchit",
  failed: "Cette interaction a échoué", noAnswer: "Le bot n’a pas répondu à temps. Réessayez.",
  lost: "Connexion à la table…", botAway: "{0} est hors ligne. Commandes et boutons ne marchent pas pour l’instant.",
  fresh: "Nouveau", jump: "Aller au plus récent", newBelow: "Nouveaux messages : {0}", older: "Chargement des messages plus anciens…",
  beginning: "C’est ici que commence {0}.", beginningDirect: "{0} vous écrit ici en privé. Personne d’autre ne peut le lire.",
  welcome: "Bienvenue à votre table", welcomeText: "Voici un petit Discord rien qu’à vous, sur cet ordinateur. Commencez une partie et jouez seul contre l’IA, ou ouvrez la page d’un autre joueur dans un second onglet et jouez ensemble.",
  startGame: "Commencer une partie", startHint: "Chaque bouton ouvre aussitôt une table, dont les options se changent ensuite. Pour les choisir avant, touchez une commande et ajoutez ses options : {0}. Tapez / pour voir toutes les commandes.", or: "ou",
  waitCommands: "Le bot n’est pas encore en ligne…", noCommand: "Cette commande n’existe pas.", commands: "Commandes",
  required: "obligatoire", optional: "facultatif", add: "Ajouter {0}", remove: "Retirer {0}", searching: "Recherche…", noMatch: "Aucun résultat.",
  listFailed: "La liste ne s’est pas chargée. Réessayez.", freeText: "Tapez un texte.", number: "Un nombre", whole: "Un nombre entier",
  between: "{0} de {1} à {2}", atLeast: "{0}, au moins {1}", atMost: "{0}, au plus {1}", yes: "Vrai", no: "Faux",
  needs: "Il manque encore « {0} ».", pickOne: "Choisissez « {0} » dans la liste.", notNumber: "« {0} » doit être un nombre.",
  notUnderstood: "Cette commande n’a pas d’option « {0} ».", more: "Autres options de la commande",
  notWhole: "« {0} » doit être un nombre entier.", outOfRange: "« {0} » doit être {1}.", tooLong: "« {0} » est trop long (au plus {1}).",
  tooShort: "« {0} » est trop court (au moins {1}).", sendHint: "Entrée : envoyer · Tab : suivant · Échap : annuler", chooseFile: "Choisir un fichier…",
  tooBig: "Ce fichier dépasse 10 Mo.", choose: "Faites un choix", done: "Terminé", chosen: "{0} choisis", pickBetween: "De {0} à {1} choix", pickExactly: "{0} à choisir",
  addRoom: "Ajouter un salon", roomName: "Nom du salon", cancel: "Annuler", submit: "Envoyer", formFailed: "Quelque chose n’a pas marché. Réessayez.", fieldRequired: "Ce champ est obligatoire.",
  formOptional: "facultatif", picture: "Image", openPicture: "Agrandir : {0}", noAlt: "Une image sans description",
  zoomIn: "Plus grand", zoomOut: "Plus petit", fit: "Ajuster", download: "Télécharger", previous: "Précédente", next: "Suivante", gone: "Cette image n’existe plus.",
  spoiler: "Texte caché : montrer", pinned: "{0} a épinglé un message.", pinnedHere: "épinglé", thread: "{0} a ouvert un fil : {1}", joined: "{0} est arrivé.",
  you: "vous", switchTo: "Changer de joueur", startPage: "Page de départ", language: "Langue", privateThread: "fil privé", archived: "archivé",
  unread: "non lus : {0}", called: "{0} pour vous", unknownUser: "quelqu’un", unknownRoom: "un salon caché", noLongerThere: "Cela vient de changer. Regardez à nouveau.", offline: "La table est injoignable.",
  bytes: "{0} o", kilobytes: "{0} Ko", megabytes: "{0} Mo", linkOut: "Ouvre une autre page", learn: "Apprendre en dix minutes", learnShort: "Débutant ?",
};

const ALL = { en: EN, fr: FR };
let current = "en";

export const language = () => current;

export function setLanguage(name) {
  current = ALL[name] ? name : "en";
  document.documentElement.lang = current;
}

export function say(key, ...values) {
  const text = ALL[current][key];
  if (text === undefined) throw new Error(`no words for ${key}`);
  return text.replace(/\{(\d)\}/g, (_, n) => values[n] ?? "");
}
