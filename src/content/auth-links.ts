const en = () => ({
  reset: {
    title: "Choose a new password",
    lead:
      "Choosing a new password signs out your other devices and removes all other ways to sign in, " +
      "such as passkeys.",
    newPassword: "New password",
    submit: "Change my password",
    busy: "Changing...",
    noToken: "This link is incomplete. Open it again, or ask for a new one.",
    askAgain: "Ask for a new link",
    success: { title: "Password changed", description: "You’re signed in." },
  },
  confirm: {
    title: "Confirm your email address",
    lead: "One click, and you’re done.",
    submit: "Confirm my address",
    busy: "Confirming...",
    expired: "This link has expired, has been used or belongs to another account.",
    /** This and `withPassword` are for a browser in which the account is not signed in. */
    expiredOutside:
      "This link has expired or been used, or you need to sign in. Sign in, then open the link again.",
    /** Follows where the reader can request another mail. */
    askAgain: "You can ask for another email on your account page.",
    taken: "Another account now uses this address.",
    toAccount: "Your account",
    success: "Address confirmed.",
    haveAccount: "Sign in with your current password, then confirm your address here.",
    signIn: "Sign in and confirm",
    haveCode: "Or enter the code from our email on the page where you asked for it.",
    newPassword: "Or choose a new password",
    /** The new password of an account whose address was never proved also drops its second factor. */
    withPassword: {
      signup:
        "Choosing a new password confirms the address, signs out your other devices, removes all " +
        "other ways to sign in, such as passkeys, and turns off two-step sign-in.",
      email_change:
        "Choosing a new password confirms the address and signs out your other devices. If two-step " +
        "sign-in is on, it stays on, and you keep your other ways to sign in, such as passkeys. If " +
        "it’s off, we remove them.",
    },
  },
  undo: {
    title: "Take your account back",
    lead:
      "Choosing a new password restores this address, signs out your other devices and removes all " +
      "other ways to sign in, such as passkeys. If two-step sign-in was on, it stays on.",
  },
});

const fr: typeof en = () => ({
  reset: {
    title: "Choisir un nouveau mot de passe",
    lead:
      "En choisissant un nouveau mot de passe, vous déconnectez vos autres appareils. Les clés " +
      "d’accès et autres moyens de connexion seront retirés.",
    newPassword: "Nouveau mot de passe",
    submit: "Changer mon mot de passe",
    busy: "Changement...",
    noToken: "Ce lien est incomplet. Rouvrez-le, ou demandez-en un nouveau.",
    askAgain: "Demander un nouveau lien",
    success: { title: "Mot de passe modifié", description: "Connexion réussie." },
  },
  confirm: {
    title: "Confirmer votre adresse e-mail",
    lead: "Un clic, et c’est fait.",
    submit: "Confirmer mon adresse",
    busy: "Confirmation...",
    expired: "Ce lien a expiré, a déjà servi ou concerne un autre compte.",
    expiredOutside:
      "Ce lien a expiré ou a déjà servi, ou bien aucune session n’est ouverte ici. Connectez-vous, " +
      "puis rouvrez-le.",
    askAgain: "Vous pouvez redemander un e-mail sur la page de votre compte.",
    taken: "Un autre compte utilise désormais cette adresse.",
    toAccount: "Votre compte",
    success: "Adresse confirmée.",
    haveAccount: "Connectez-vous avec votre mot de passe, puis confirmez votre adresse ici.",
    signIn: "Me connecter et confirmer",
    haveCode:
      "Vous pouvez aussi saisir le code reçu par e-mail sur la page où vous avez demandé ce code.",
    newPassword: "Ou choisir un nouveau mot de passe",
    withPassword: {
      signup:
        "En choisissant un nouveau mot de passe, vous confirmez votre adresse. Les autres " +
        "appareils seront déconnectés, les clés d’accès et autres moyens de connexion seront " +
        "retirés, et la connexion en deux étapes sera désactivée.",
      email_change:
        "En choisissant un nouveau mot de passe, vous confirmez votre adresse et déconnectez vos " +
        "autres appareils. Si la connexion en deux étapes est activée, elle le reste, et vous " +
        "gardez vos clés d’accès et autres moyens de connexion. Sinon, nous les retirons.",
    },
  },
  undo: {
    title: "Récupérer votre compte",
    lead:
      "En choisissant un nouveau mot de passe, vous rétablissez cette adresse. Les autres " +
      "appareils seront déconnectés, et les clés d’accès et autres moyens de connexion seront " +
      "retirés. Si la connexion en deux étapes était activée, elle le reste.",
  },
});

/** A separate file, because the sign-in page needs none of these words. */
export const authLinks = { en, fr };
