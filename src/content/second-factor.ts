import type { Facts } from "./facts.ts";

const en = ({ site, plural }: Facts) => ({
  step: {
    title: "Two-step sign-in",
    lead: "Enter the six digits that your authenticator app shows now.",
    recoveryLead: "Enter one of the recovery codes that you kept. It works once.",
    code: "Code",
    recoveryCode: "Recovery code",
    authenticator: "Authenticator app",
    submit: "Continue",
    busy: "Checking...",
    useRecoveryCode: "Use a recovery code",
    useApp: "Use the authenticator app",
    cancel: "Use another account",
    codeRequired: "Enter the code",
    /** Before a new password by a mailed link. */
    forPassword: "This account has two-step sign-in, so the new password needs a code too.",
    failures: {
      mfa_verification_failed:
        "This code is not right, or was used already. Wait for the next one.",
      recovery: "This recovery code is not right, or was used already.",
      mfa_challenge_expired: "It took too long. Try again with the next code.",
      mfa_factor_not_found: "This authenticator was removed. Reload the page.",
      reauthentication_needed: "To be safe, sign out and in again, then set it up within the hour.",
      insufficient_aal: "Confirm this by the second step of signing in first.",
      over_request_rate_limit:
        "Too many codes were tried. Use a recovery code, or try again later.",
    } as Partial<Record<string, string>>,
  },
  heading: "Two-step sign-in",
  lead:
    "Besides your password, a code of an app on your phone: whoever learns your password still " +
    "cannot get in.",
  state: { on: "On", off: "Off" },
  required: "Your team asks for two-step sign-in. Set it up to open the dashboard.",
  toDashboard: "Open the dashboard",
  setUp: "Set it up",
  settingUp: "One moment...",
  scan:
    "1. Scan this code with an authenticator app, such as the one of your phone or of your " +
    "password manager.",
  qrCode: "QR code for the authenticator app",
  orType: "Or enter this key in the app:",
  copyKey: "Copy the key",
  enter: "2. Enter the six digits that the app shows.",
  confirm: "Turn it on",
  confirming: "Checking...",
  cancel: "Cancel",
  appName: "Authenticator app",
  addedOn: (date: string) => `Added on ${date}`,
  turnedOn: { title: "Two-step sign-in is on", description: "Your other sessions have ended." },
  codes: {
    heading: "Your recovery codes",
    lead:
      "Keep them where you keep what matters, not on your phone. Each opens your account once " +
      "if you lose the app. They are shown only now.",
    copy: "Copy",
    copied: { title: "Copied", description: "Your recovery codes are in the clipboard." },
    keyCopied: { title: "Copied", description: "The key is in the clipboard." },
    copyFailed: { title: "Not copied", description: "Select the text and copy it yourself." },
    download: "Download",
    fileName: `${site.company.name.toLowerCase()}-recovery-codes.txt`,
    fileTitle: `Recovery codes for ${site.company.name}`,
    done: "I have kept them",
    left: (count: number, total: number) =>
      `${count} of ${total} recovery ${plural(total, "code is", "codes are")} left.`,
    none: "You have no recovery codes.",
    make: "Make recovery codes",
    renew: "Make new codes",
    making: "Making...",
    renewQuestion: "Make new recovery codes?",
    renewLead: "The old ones stop working at once.",
  },
  remove: {
    open: "Turn it off",
    question: "Turn two-step sign-in off?",
    lead: "From then on your password alone opens your account. Your recovery codes stop working.",
    submit: "Turn it off",
    busy: "Turning it off...",
    done: {
      title: "Two-step sign-in is off",
      description: "Your password alone opens your account.",
    },
  },
});

const fr = ({ site, plural }: Facts): ReturnType<typeof en> => ({
  step: {
    title: "Connexion en deux étapes",
    lead:
      "Saisissez les six chiffres affichés en ce moment par votre application " +
      "d’authentification.",
    recoveryLead:
      "Saisissez l’un des codes de secours que vous avez conservés. Il ne sert qu’une fois.",
    code: "Code",
    recoveryCode: "Code de secours",
    authenticator: "Application d’authentification",
    submit: "Continuer",
    busy: "Vérification...",
    useRecoveryCode: "Utiliser un code de secours",
    useApp: "Utiliser l’application",
    cancel: "Changer de compte",
    codeRequired: "Saisissez le code",
    forPassword:
      "Ce compte est protégé par la connexion en deux étapes : le nouveau mot de passe " +
      "demande aussi un code.",
    failures: {
      mfa_verification_failed: "Ce code est incorrect ou a déjà servi. Attendez le suivant.",
      recovery: "Ce code de secours est incorrect ou a déjà servi.",
      mfa_challenge_expired: "Cela a pris trop de temps. Réessayez avec le code suivant.",
      mfa_factor_not_found: "Cette application a été retirée de votre compte. Rechargez la page.",
      reauthentication_needed:
        "Par sécurité, déconnectez-vous, reconnectez-vous, puis activez-la dans l’heure.",
      insufficient_aal: "Confirmez d’abord par la deuxième étape de la connexion.",
      over_request_rate_limit:
        "Trop de codes ont été essayés. Utilisez un code de secours, ou réessayez plus tard.",
    },
  },
  heading: "Connexion en deux étapes",
  lead:
    "En plus de votre mot de passe, un code affiché par une application de votre téléphone : " +
    "connaître votre mot de passe ne suffit plus pour entrer.",
  state: { on: "Activée", off: "Désactivée" },
  required:
    "Votre équipe exige la connexion en deux étapes. Activez-la pour ouvrir le tableau de bord.",
  toDashboard: "Ouvrir le tableau de bord",
  setUp: "L’activer",
  settingUp: "Un instant...",
  scan:
    "1. Scannez ce code avec une application d’authentification, comme celle de votre " +
    "téléphone ou de votre gestionnaire de mots de passe.",
  qrCode: "Code QR pour l’application d’authentification",
  orType: "Ou saisissez cette clé dans l’application :",
  copyKey: "Copier la clé",
  enter: "2. Saisissez les six chiffres que l’application affiche.",
  confirm: "Activer",
  confirming: "Vérification...",
  cancel: "Annuler",
  appName: "Application d’authentification",
  addedOn: (date) => `Ajoutée le ${date}`,
  turnedOn: {
    title: "Connexion en deux étapes activée",
    description: "Vos autres sessions sont terminées.",
  },
  codes: {
    heading: "Vos codes de secours",
    lead:
      "Gardez-les en lieu sûr, ailleurs que sur votre téléphone. Chacun ouvre votre " +
      "compte une fois si vous perdez l’application. Ils ne s’affichent que maintenant.",
    copy: "Copier",
    copied: { title: "Copié", description: "Vos codes de secours sont dans le presse-papiers." },
    keyCopied: { title: "Copié", description: "La clé est dans le presse-papiers." },
    copyFailed: {
      title: "Copie impossible",
      description: "Sélectionnez le texte et copiez-le vous-même.",
    },
    download: "Télécharger",
    fileName: `${site.company.name.toLowerCase()}-codes-de-secours.txt`,
    fileTitle: `Codes de secours pour ${site.company.name}`,
    done: "Je les ai conservés",
    left: (count, total) =>
      `Il vous reste ${count} ${plural(count, "code", "codes")} de secours sur ${total}.`,
    none: "Vous n’avez pas de codes de secours.",
    make: "Créer des codes de secours",
    renew: "Créer de nouveaux codes",
    making: "Création...",
    renewQuestion: "Créer de nouveaux codes de secours ?",
    renewLead: "Les anciens cesseront aussitôt de fonctionner.",
  },
  remove: {
    open: "La désactiver",
    question: "Désactiver la connexion en deux étapes ?",
    lead:
      "Votre mot de passe suffira alors pour ouvrir votre compte. Vos codes de secours ne " +
      "serviront plus.",
    submit: "Désactiver",
    busy: "Désactivation...",
    done: {
      title: "Connexion en deux étapes désactivée",
      description: "Votre mot de passe suffit pour ouvrir votre compte.",
    },
  },
});

/** For the sign-in page and the account page. */
export const secondFactor = { en, fr };
