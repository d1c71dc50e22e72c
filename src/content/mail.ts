import type { Role } from "#domain/accounts/role.ts";
import { fullDateFormat } from "#domain/full-date.ts";
import { type CurrencyCode, formatExactMoney } from "#domain/money/currency.ts";
import type { Language } from "#domain/language.ts";
import type { MessageKind } from "#domain/messages/message.ts";
import type { SiteConfig } from "#domain/site-config.ts";
import { operatorDate } from "#domain/time.ts";
import { plural } from "./facts.ts";
import { messageNames } from "./message-names.ts";

interface TeamMessage {
  kind: MessageKind;
  name: string;
  email: string;
  phone: string | null;
  message: string;
}

/** Messages that one mail lists, newest last. */
interface TeamMessages {
  listed: readonly { kind: MessageKind; name: string; about: string }[];
  others: number;
  link: string;
}

interface Invitation {
  role: Role;
  invitedBy: string;
  link: string;
  days: number;
}

interface StatusAlert {
  entries: readonly {
    what: "paid" | "takenBack" | "refunded" | "waived";
    amountMinor: number;
    currency: CurrencyCode;
    orderNumber: string;
    link: string;
  }[];
  auditLink: string;
}

function sumOf(entries: StatusAlert["entries"], language: Language): string {
  const sums = new Map<CurrencyCode, number>();
  for (const { currency, amountMinor } of entries)
    sums.set(currency, (sums.get(currency) ?? 0) + amountMinor);
  const texts = [...sums].map(([currency, minor]) => formatExactMoney(minor, currency, language));
  return texts.join(" + ");
}

interface MessageReply {
  kind: MessageKind;
  text: string;
  message: string;
  createdAt: number;
}

export type FactorChange =
  | "added"
  | "removed"
  | "removedByAdmin"
  | "recoveryCodeUsed"
  | "passkeyAdded"
  | "passkeyRemoved"
  | "passkeysEnded"
  /** Of staff, whose role is suspended too. */
  | "passkeysAndRoleEnded"
  | "passkeysRemovedByAdmin";

const en = {
  bookingCode: (
    { company }: SiteConfig,
    { code, orderNumber, minutes }: { code: string; orderNumber: string; minutes: number },
  ) => ({
    subject: `${code} is your ${company.name} code`,
    parts: [
      { heading: "Your code" },
      { code },
      `Enter this code within ${minutes} minutes to open booking ${orderNumber}. We’ll never ask ` +
        "you for it.",
      "Didn’t ask for a code? Ignore this email.",
      closing("en", company),
    ],
  }),

  /** Goes to a booking's former address. It names neither the new address nor a person. */
  leftAddress: ({ company }: SiteConfig, orderNumber: string) => ({
    subject: `Booking ${orderNumber} has a new email address`,
    parts: [
      { heading: "A booking has a new email address" },
      `Our team changed the email address of booking ${orderNumber}. We’ll no longer send emails ` +
        "about the booking to this address, and you can no longer use this address to open it.",
      "Didn’t ask for this change? Reply to this email or call us within a day. Until then, only " +
        "our team can refund the booking.",
      closing("en", company),
    ],
  }),

  teamMessage: ({ company }: SiteConfig, { kind, name, email, phone, message }: TeamMessage) => ({
    subject:
      `[${company.name}] ` +
      {
        contact: `Message from ${name}`,
        question: `Question from ${name}`,
        mail: `Email from ${name}`,
        cancellation: `Membership to cancel: ${email}`,
        withdrawal: `Withdrawal from ${name}`,
        termination: `Membership to cancel: ${name}`,
      }[kind],
    parts: [
      kind === "cancellation"
        ? `${email} confirmed a cancellation on the unsubscribe page. Please cancel any membership with ` +
          "this address, and email them to confirm."
        : { written: message },
      { written: [name, email, phone].filter(Boolean).join("\n") },
      "Reply to the sender, who writes in English.",
    ],
  }),

  teamMessages: ({ company }: SiteConfig, { listed, others, link }: TeamMessages) => ({
    subject: `[${company.name}] ${newMessages("en", listed.length + others)}`,
    parts: [
      { heading: newMessages("en", listed.length + others) },
      ...(listed.length > 0 ? [{ facts: listedMessages("en", listed) }] : []),
      ...(others > 0 && listed.length > 0
        ? [`${others} more ${others > 1 ? "are" : "is"} in the inbox.`]
        : []),
      { href: link, label: "Open the inbox", isButton: true },
      { footer: "Our team gets an email like this at most once every 15 minutes." },
    ],
  }),

  /** Has no greeting, because staff write it themselves. */
  messageReply: ({ company }: SiteConfig, { kind, text, message, createdAt }: MessageReply) => ({
    subject:
      kind === "cancellation"
        ? `Cancelling your ${company.name} membership`
        : `Re: your message to ${company.name}`,
    parts: [
      { written: text },
      contact(company),
      kind === "cancellation"
        ? `On ${operatorDay("en", createdAt)} you cancelled your membership on our site.`
        : { text: `On ${operatorDay("en", createdAt)} you wrote:`, quote: message },
    ],
  }),

  attachments: (names: readonly string[]) => `[Not kept: ${names.join(", ")}]`,

  unsubscribeLink: ({ company }: SiteConfig, { link, hours }: { link: string; hours: number }) => ({
    subject: `Confirm that you want to unsubscribe from ${company.name}`,
    parts: [
      { heading: "Unsubscribe" },
      "You asked us to stop sending you news and offers. Please confirm that you want this.",
      { href: link, label: "Confirm", isButton: true },
      `The link works once and expires in ${hours} hours.`,
      "Didn’t ask for this? Ignore this email.",
      closing("en", company),
    ],
  }),

  recovery: ({ company }: SiteConfig, { link, minutes }: { link: string; minutes: number }) => ({
    subject: `Choose a new ${company.name} password`,
    parts: [
      { heading: "Forgot your password?" },
      { href: link, label: "Choose a new password", isButton: true },
      `The link works once and expires in ${minutes} minutes.`,
      "Didn’t ask for this? Ignore this email. Your old password still works.",
      closing("en", company),
    ],
  }),

  addressProof: (
    { company }: SiteConfig,
    { link, code, minutes }: { link: string; code: string; minutes: number },
  ) => ({
    subject: `Confirm your email address for ${company.name}`,
    parts: [
      { heading: "Is this your address?" },
      `Someone entered this address for an account with ${company.name}.`,
      { href: link, label: "Confirm my address", isButton: true },
      "Or enter this code on your account page:",
      { code },
      `The link and the code work once and expire in ${minutes} minutes.`,
      "Not your account? Ignore this email and don’t share the code.",
      closing("en", company),
    ],
  }),

  /** Goes to the new address. The link and the code confirm it. */
  emailChange: (
    { company }: SiteConfig,
    { link, code, hours }: { link: string; code: string; hours: number },
  ) => ({
    subject: `Confirm your new email address for ${company.name}`,
    parts: [
      { heading: "Your new address" },
      `You asked to use this address for your ${company.name} account. Until you confirm ` +
        "it, we’ll keep using the old one.",
      { href: link, label: "Confirm my address", isButton: true },
      "Or enter this code on the page where you asked for the change:",
      { code },
      `The link and the code work once and expire in ${hours} ` +
        `${plural("en", hours, "hour", "hours")}.`,
      "Didn’t ask for this? Ignore this email and don’t share the code.",
      closing("en", company),
    ],
  }),

  /** Goes to the old address, with a link that undoes the change. */
  emailChanged: ({ company }: SiteConfig, { link, days }: { link: string; days: number }) => ({
    subject: `Your ${company.name} account has a new email address`,
    parts: [
      { heading: "Your email address has changed" },
      `Your ${company.name} account now has a different email address.`,
      "Didn’t change it? Restore this address. You’ll then choose a new password, and you’ll be " +
        "signed out on every device.",
      { href: link, label: "Restore my address", isButton: true },
      `The link works once and expires in ${days} days.`,
      closing("en", company),
    ],
  }),

  factorChanged: ({ company }: SiteConfig, change: FactorChange) => ({
    subject: {
      added: `Two-step sign-in is on for your ${company.name} account`,
      removed: `Two-step sign-in is off for your ${company.name} account`,
      removedByAdmin: `An admin turned off two-step sign-in for your ${company.name} account`,
      recoveryCodeUsed: `A recovery code was used for your ${company.name} account`,
      passkeyAdded: `A passkey was added to your ${company.name} account`,
      passkeyRemoved: `A passkey was removed from your ${company.name} account`,
      passkeysEnded: `Your passkeys no longer work for your ${company.name} account`,
      passkeysAndRoleEnded: `Passkeys removed and role suspended for your ${company.name} account`,
      passkeysRemovedByAdmin: `An admin removed the passkeys from your ${company.name} account`,
    }[change],
    parts: [
      {
        heading: {
          added: "Two-step sign-in is on",
          removed: "Two-step sign-in is off",
          removedByAdmin: "Two-step sign-in is off",
          recoveryCodeUsed: "A recovery code was used for your account",
          passkeyAdded: "You have a new passkey",
          passkeyRemoved: "A passkey was removed",
          passkeysEnded: "Your passkeys no longer work",
          passkeysAndRoleEnded: "Your passkeys were removed and your role is suspended",
          passkeysRemovedByAdmin: "Your passkeys were removed",
        }[change],
      },
      {
        added:
          "You now need a code to sign in. Keep your recovery codes somewhere other than on your " +
          "phone.",
        removed: "You can now sign in with just your password.",
        removedByAdmin:
          "We heard that you’d lost access to your account, so an admin turned off two-step " +
          "sign-in. You can turn it on again in your account.",
        recoveryCodeUsed:
          "That recovery code won’t work again. If you don’t have many left, you can make new ones " +
          "in your account.",
        passkeyAdded:
          "You can now sign in without a password on the device where you saved your passkey. You " +
          "can remove it from your account at any time.",
        passkeyRemoved:
          "You can no longer sign in with this passkey, and every device that signed in with it has " +
          "been signed out. Delete it from your device too, so you aren’t offered it again.",
        passkeysEnded:
          "You used a link we emailed you to set a new password, so we’ve removed all your passkeys. " +
          "Delete them from your devices too, so you aren’t offered them again. You can add new " +
          "ones in your account.",
        passkeysAndRoleEnded:
          "You used a link we emailed you to set a new password, so we’ve removed all your passkeys, " +
          "and your role in our team is suspended. Add a new passkey in your account, then ask an " +
          "admin to give you your role again. If you’re the only admin, the owner of the site can do " +
          "it. Delete the old passkeys from your devices too.",
        passkeysRemovedByAdmin:
          "We heard that you’d lost access to your account, so an admin removed your passkeys. You " +
          "can add a new one in your account.",
      }[change],
      "Didn’t expect this? Change your password and call us.",
      closing("en", company),
    ],
  }),

  accountDeleted: ({ company }: SiteConfig) => ({
    subject: `Your ${company.name} account has been deleted`,
    parts: [
      { heading: "Your account has been deleted" },
      `We’ve deleted your ${company.name} account and its data. By law, we have to keep your ` +
        "bookings, but without your name, address or flight. For paid bookings, we also keep your " +
        "company’s name and VAT number.",
      "Didn’t ask for this? Call us.",
      closing("en", company),
    ],
  }),

  invitation: ({ company }: SiteConfig, { role, invitedBy, link, days }: Invitation) => ({
    subject: `You are invited to join the ${company.name} team`,
    parts: [
      { heading: "Join the team" },
      `${invitedBy} has invited you to join the ${company.name} team ` +
        `${{ admin: "as an admin", agent: "as an agent", accountant: "as an accountant" }[role]}.`,
      { href: link, label: "See the invitation", isButton: true },
      `The link works once and expires in ${days} days. Don’t share it, because it gives access ` +
        "to our customers’ data.",
      "Don’t know the sender? Ignore this email.",
      closing("en", company),
    ],
  }),

  /** Tells admins of one whole act of an agent. It names nobody, like the order's page. */
  statusAlert: ({ company }: SiteConfig, { entries, auditLink }: StatusAlert) => {
    const [first] = entries;
    const count = entries.length;
    const sum = sumOf(entries, "en");
    const what = first!.what;
    const name = count === 1 ? `Order ${first!.orderNumber}` : `${count} orders, ${sum}`;
    return {
      subject: {
        paid:
          `[${company.name}] ${name}: an agent recorded ` +
          plural("en", count, "a payment", "payments"),
        takenBack:
          `[${company.name}] ${name}: an agent took back ` +
          plural("en", count, "a recorded payment", "recorded payments"),
        refunded:
          `[${company.name}] ${name}: an agent recorded ` +
          plural("en", count, "a refund", "refunds"),
        waived: `[${company.name}] ${name}: amount waived by an agent`,
      }[what],
      parts: [
        {
          heading: {
            paid: "A payment recorded by hand",
            takenBack: "A recorded payment taken back",
            refunded: "A refund recorded by hand",
            waived: "A waived amount",
          }[what],
        },
        {
          paid:
            `An agent recorded ${sum} as paid by hand for ` +
            `${plural("en", count, "this order", `these ${count} orders`)}. We received no payment ` +
            "through the site.",
          takenBack:
            `An agent took back the record that ${sum} was paid by hand for ` +
            `${plural("en", count, "this order", `these ${count} orders`)}. This money no longer ` +
            "counts.",
          refunded:
            `An agent recorded ${sum} as refunded by hand for ` +
            `${plural("en", count, "this order", `these ${count} orders`)}. We made no refund ` +
            "through the site.",
          waived:
            `An agent has waived ${sum} on ` +
            `${plural("en", count, "this order", `these ${count} orders`)}.`,
        }[what],
        ...entries.map(({ orderNumber, amountMinor, currency, link }) => ({
          href: link,
          label: `${orderNumber}: ${formatExactMoney(amountMinor, currency, "en")}`,
        })),
        "You can see every change in the audit log.",
        { href: auditLink, label: "Open the audit log" },
      ],
    };
  },
};

const fr: typeof en = {
  bookingCode: ({ company }, { code, orderNumber, minutes }) => ({
    subject: `${code} est votre code ${company.name}`,
    parts: [
      { heading: "Votre code" },
      { code },
      `Saisissez ce code dans les ${minutes} minutes pour ouvrir la réservation ${orderNumber}. ` +
        "Nous ne vous le demanderons jamais.",
      "Vous n’avez pas demandé ce code ? Ignorez cet e-mail.",
      closing("fr", company),
    ],
  }),

  leftAddress: ({ company }, orderNumber) => ({
    subject: `La réservation ${orderNumber} a une nouvelle adresse e-mail`,
    parts: [
      { heading: "Une réservation a changé d’adresse e-mail" },
      `Notre équipe a modifié l’adresse e-mail associée à la réservation ${orderNumber}. Vous ne ` +
        "recevrez plus les e-mails qui concernent cette réservation et ne pourrez plus y accéder " +
        "avec votre adresse.",
      "Vous n’avez pas demandé ce changement ? Répondez à cet e-mail ou appelez-nous sous 24 " +
        "heures. Pendant ce délai, seule notre équipe peut rembourser la réservation.",
      closing("fr", company),
    ],
  }),

  teamMessage: ({ company }, { kind, name, email, phone, message }) => ({
    subject:
      `[${company.name}] ` +
      {
        contact: `Message de ${name}`,
        question: `Question de ${name}`,
        mail: `E-mail de ${name}`,
        cancellation: `Abonnement à résilier : ${email}`,
        withdrawal: `Rétractation de ${name}`,
        termination: `Abonnement à résilier : ${name}`,
      }[kind],
    parts: [
      kind === "cancellation"
        ? `${email} a confirmé une résiliation sur la page de désabonnement. Si un abonnement ` +
          "est lié à cette adresse, résiliez-le et confirmez la résiliation par e-mail."
        : { written: message },
      { written: [name, email, phone].filter(Boolean).join("\n") },
      "Répondez à l’expéditeur, qui écrit en français.",
    ],
  }),

  teamMessages: ({ company }, { listed, others, link }) => ({
    subject: `[${company.name}] ${newMessages("fr", listed.length + others)}`,
    parts: [
      { heading: newMessages("fr", listed.length + others) },
      ...(listed.length > 0 ? [{ facts: listedMessages("fr", listed) }] : []),
      ...(others > 0 && listed.length > 0
        ? [
            others > 1
              ? `${others} autres messages sont dans la boîte de réception.`
              : "Un autre message est dans la boîte de réception.",
          ]
        : []),
      { href: link, label: "Ouvrir la boîte de réception", isButton: true },
      { footer: "Notre équipe reçoit cet e-mail au plus une fois par quart d’heure." },
    ],
  }),

  messageReply: ({ company }, { kind, text, message, createdAt }) => ({
    subject:
      kind === "cancellation"
        ? `Résiliation de votre abonnement ${company.name}`
        : `Re: votre message à ${company.name}`,
    parts: [
      { written: text },
      contact(company),
      kind === "cancellation"
        ? `Le ${operatorDay("fr", createdAt)}, vous avez résilié votre abonnement sur notre site.`
        : { text: `Le ${operatorDay("fr", createdAt)}, vous avez écrit :`, quote: message },
    ],
  }),

  attachments: (names) => `[Non conservé : ${names.join(", ")}]`,

  unsubscribeLink: ({ company }, { link, hours }) => ({
    subject: `Confirmez votre désabonnement (${company.name})`,
    parts: [
      { heading: "Désabonnement" },
      "Vous avez demandé à ne plus recevoir nos actualités ni nos offres. Il vous reste à " +
        "confirmer votre demande.",
      { href: link, label: "Confirmer", isButton: true },
      `Ce lien ne fonctionne qu’une fois et expire dans ${hours} heures.`,
      "Vous n’avez pas fait cette demande ? Ignorez cet e-mail.",
      closing("fr", company),
    ],
  }),

  recovery: ({ company }, { link, minutes }) => ({
    subject: `Choisissez un nouveau mot de passe ${company.name}`,
    parts: [
      { heading: "Mot de passe oublié ?" },
      { href: link, label: "Choisir un nouveau mot de passe", isButton: true },
      `Ce lien ne fonctionne qu’une fois et expire dans ${minutes} minutes.`,
      "Vous n’avez pas fait cette demande ? Ignorez cet e-mail. Votre mot de passe actuel " +
        "reste valable.",
      closing("fr", company),
    ],
  }),

  addressProof: ({ company }, { link, code, minutes }) => ({
    subject: `Confirmez votre adresse e-mail pour ${company.name}`,
    parts: [
      { heading: "Cette adresse est-elle la vôtre ?" },
      `Quelqu’un a saisi cette adresse pour un compte ${company.name}.`,
      { href: link, label: "Confirmer mon adresse", isButton: true },
      "Ou saisissez ce code sur la page de votre compte :",
      { code },
      `Le lien et le code ne fonctionnent qu’une fois et expirent dans ${minutes} minutes.`,
      "Ce n’est pas votre compte ? Ignorez cet e-mail et ne partagez pas le code.",
      closing("fr", company),
    ],
  }),

  emailChange: ({ company }, { link, code, hours }) => ({
    subject: `Confirmez votre nouvelle adresse e-mail pour ${company.name}`,
    parts: [
      { heading: "Votre nouvelle adresse" },
      `Vous souhaitez utiliser cette adresse pour votre compte ${company.name}. Tant que vous ` +
        "ne l’aurez pas confirmée, nous garderons l’ancienne.",
      { href: link, label: "Confirmer mon adresse", isButton: true },
      "Ou saisissez ce code sur la page où vous avez demandé le changement :",
      { code },
      `Le lien et le code ne fonctionnent qu’une fois et expirent dans ${hours} ` +
        `${plural("fr", hours, "heure", "heures")}.`,
      "Vous n’avez pas demandé ce changement ? Ignorez cet e-mail et ne partagez pas le code.",
      closing("fr", company),
    ],
  }),

  emailChanged: ({ company }, { link, days }) => ({
    subject: `Votre compte ${company.name} a une nouvelle adresse e-mail`,
    parts: [
      { heading: "Votre adresse a changé" },
      `Votre compte ${company.name} utilise maintenant une autre adresse e-mail.`,
      "Vous n’avez pas demandé ce changement ? Rétablissez votre adresse. Vous choisirez un " +
        "nouveau mot de passe, et tous vos appareils seront déconnectés.",
      { href: link, label: "Rétablir mon adresse", isButton: true },
      `Le lien ne fonctionne qu’une fois et expire dans ${days} jours.`,
      closing("fr", company),
    ],
  }),

  factorChanged: ({ company }, change) => ({
    subject: {
      added: `Connexion en deux étapes activée pour votre compte ${company.name}`,
      removed: `Connexion en deux étapes désactivée pour votre compte ${company.name}`,
      removedByAdmin: `Connexion en deux étapes désactivée par un administrateur (${company.name})`,
      recoveryCodeUsed: `Un code de secours a été utilisé pour votre compte ${company.name}`,
      passkeyAdded: `Une clé d’accès a été ajoutée à votre compte ${company.name}`,
      passkeyRemoved: `Une clé d’accès a été retirée de votre compte ${company.name}`,
      passkeysEnded: `Vos clés d’accès ne fonctionnent plus pour votre compte ${company.name}`,
      passkeysAndRoleEnded: `Clés d’accès retirées et rôle suspendu pour votre compte ${company.name}`,
      passkeysRemovedByAdmin: `Clés d’accès retirées par un administrateur (${company.name})`,
    }[change],
    parts: [
      {
        heading: {
          added: "Connexion en deux étapes activée",
          removed: "Connexion en deux étapes désactivée",
          removedByAdmin: "Connexion en deux étapes désactivée",
          recoveryCodeUsed: "Un code de secours a été utilisé pour votre compte",
          passkeyAdded: "Une nouvelle clé d’accès a été ajoutée",
          passkeyRemoved: "Une clé d’accès a été retirée",
          passkeysEnded: "Vos clés d’accès ne fonctionnent plus",
          passkeysAndRoleEnded: "Vos clés d’accès sont retirées et votre rôle est suspendu",
          passkeysRemovedByAdmin: "Vos clés d’accès ont été retirées",
        }[change],
      },
      {
        added:
          "Vous aurez désormais besoin d’un code pour vous connecter. Gardez vos codes de secours " +
          "ailleurs que sur votre téléphone.",
        removed: "Votre mot de passe suffit désormais pour vous connecter.",
        removedByAdmin:
          "Nous avons appris que vous n’aviez plus accès à votre compte. Un administrateur a donc " +
          "désactivé la connexion en deux étapes. Vous pouvez la réactiver dans votre compte.",
        recoveryCodeUsed:
          "Ce code ne fonctionnera plus. S’il vous reste peu de codes, créez-en de nouveaux dans " +
          "votre compte.",
        passkeyAdded:
          "Vous pouvez désormais vous connecter sans mot de passe sur l’appareil où vous avez " +
          "enregistré cette clé. Vous pouvez la retirer de votre compte à tout moment.",
        passkeyRemoved:
          "Vous ne pouvez plus vous connecter avec cette clé, et les appareils qui " +
          "l’utilisaient ont été déconnectés. Supprimez-la aussi de votre appareil, pour qu’il " +
          "ne vous la propose plus.",
        passkeysEnded:
          "Vous avez choisi un nouveau mot de passe avec le lien reçu par e-mail. Toutes vos " +
          "clés d’accès ont donc été retirées. Supprimez-les aussi de vos appareils, pour " +
          "qu’ils ne vous les proposent plus. Vous pouvez en ajouter de nouvelles dans votre " +
          "compte.",
        passkeysAndRoleEnded:
          "Vous avez choisi un nouveau mot de passe avec le lien reçu par e-mail. Toutes vos " +
          "clés d’accès ont donc été retirées et votre rôle dans notre équipe est suspendu. " +
          "Ajoutez une nouvelle clé dans votre compte, puis demandez à un administrateur de rétablir " +
          "votre rôle. Si vous êtes le seul administrateur, le propriétaire du site peut le faire. " +
          "Supprimez aussi les anciennes clés de vos appareils.",
        passkeysRemovedByAdmin:
          "Nous avons appris que vous n’aviez plus accès à votre compte. Un administrateur a donc " +
          "retiré vos clés d’accès. Vous pouvez en ajouter une nouvelle dans votre compte.",
      }[change],
      "Vous n’êtes pas à l’origine de cette action ? Changez votre mot de passe et appelez-nous.",
      closing("fr", company),
    ],
  }),

  accountDeleted: ({ company }) => ({
    subject: `Votre compte ${company.name} a été supprimé`,
    parts: [
      { heading: "Votre compte a été supprimé" },
      `Nous avons supprimé votre compte ${company.name} et ses données. La loi nous oblige à ` +
        "conserver vos réservations, mais elles ne contiennent plus ni votre nom, ni votre " +
        "adresse, ni votre vol. Pour celles que vous avez payées, nous gardons aussi le nom et le " +
        "numéro de TVA de votre société.",
      "Vous n’avez pas demandé cette suppression ? Appelez-nous.",
      closing("fr", company),
    ],
  }),

  invitation: ({ company }, { role, invitedBy, link, days }) => ({
    subject: `Invitation à rejoindre l’équipe ${company.name}`,
    parts: [
      { heading: "Rejoignez l’équipe" },
      `${invitedBy} vous invite à rejoindre l’équipe ${company.name} ` +
        `${{ admin: "en tant qu’administrateur", agent: "en tant qu’agent", accountant: "en tant que comptable" }[role]}.`,
      { href: link, label: "Voir l’invitation", isButton: true },
      `Ce lien ne fonctionne qu’une fois et expire dans ${days} jours. Ne le partagez pas, car il ` +
        "donne accès aux données de nos clients.",
      "Vous ne connaissez pas l’expéditeur ? Ignorez cet e-mail.",
      closing("fr", company),
    ],
  }),

  statusAlert: ({ company }, { entries, auditLink }) => {
    const [first] = entries;
    const count = entries.length;
    const sum = sumOf(entries, "fr");
    const what = first!.what;
    const name = count === 1 ? `Commande ${first!.orderNumber}` : `${count} commandes, ${sum}`;
    return {
      subject: {
        paid:
          `[${company.name}] ${name} : un agent a enregistré ` +
          plural("fr", count, "un paiement", "des paiements"),
        takenBack:
          `[${company.name}] ${name} : un agent a retiré ` +
          plural("fr", count, "un paiement enregistré", "des paiements enregistrés"),
        refunded:
          `[${company.name}] ${name} : un agent a enregistré ` +
          plural("fr", count, "un remboursement", "des remboursements"),
        waived: `[${company.name}] ${name} : un agent a renoncé à une somme`,
      }[what],
      parts: [
        {
          heading: {
            paid: "Un paiement enregistré à la main",
            takenBack: "Un paiement enregistré, puis retiré",
            refunded: "Un remboursement enregistré à la main",
            waived: "Une somme abandonnée",
          }[what],
        },
        {
          paid:
            `Un agent a enregistré un paiement de ${sum} reçu autrement pour ` +
            `${plural("fr", count, "cette commande", `ces ${count} commandes`)}. Aucun paiement ` +
            "n’est passé par le site.",
          takenBack:
            `Un agent a retiré l’enregistrement d’un paiement de ${sum} reçu autrement pour ` +
            `${plural("fr", count, "cette commande", `ces ${count} commandes`)}. Nous ne comptons ` +
            "plus cet argent.",
          refunded:
            `Un agent a enregistré un remboursement de ${sum} effectué autrement pour ` +
            `${plural("fr", count, "cette commande", `ces ${count} commandes`)}. Aucun ` +
            "remboursement n’est passé par le site.",
          waived:
            `Un agent a renoncé à ${sum} pour ` +
            `${plural("fr", count, "cette commande", `ces ${count} commandes`)}.`,
        }[what],
        ...entries.map(({ orderNumber, amountMinor, currency, link }) => ({
          href: link,
          label: `${orderNumber} : ${formatExactMoney(amountMinor, currency, "fr")}`,
        })),
        "Vous trouverez tous les changements dans le journal.",
        { href: auditLink, label: "Ouvrir le journal" },
      ],
    };
  },
};

/** Names a person only in mails that nobody else can have sent to them. */
export const greeting = {
  en: { hello: (name = "") => (name ? `Hello ${name},` : "Hello,") },
  fr: { hello: (name = "") => (name ? `Bonjour ${name},` : "Bonjour,") },
};

export const mail = { en, fr };

export function closing(language: Language, { name, phone, email }: SiteConfig["company"]) {
  const footer =
    language === "fr"
      ? `Une question ? Écrivez à ${email} ou appelez le ${phone}.\nL’équipe ${name}`
      : `Questions? Write to ${email} or call ${phone}.\nThe ${name} team`;
  return { footer };
}

const NEW_MESSAGES = {
  en: ["new message", "new messages"],
  fr: ["nouveau message", "nouveaux messages"],
} as const;

/** One means a message that the mail had no room for: staff have handled all listed ones. */
function newMessages(language: Language, count: number): string {
  const [one, other] = NEW_MESSAGES[language];
  return `${count} ${plural(language, count, one, other)}`;
}

function listedMessages(language: Language, listed: TeamMessages["listed"]) {
  const { kinds } = messageNames[language]();
  return listed.map(
    ({ kind, name, about }) => [name, [kinds[kind], about].filter(Boolean).join(" · ")] as const,
  );
}

export function contact({ name, phone, email }: SiteConfig["company"]): string {
  return `${name}\n${phone}\n${email}`;
}

const longDates: Partial<Record<Language, ReturnType<typeof fullDateFormat>>> = {};

/** Takes epoch ms and writes the UTC day. */
export function longDate(language: Language, time: number): string {
  const options = { dateStyle: "long", timeZone: "UTC" } as const;
  return (longDates[language] ??= fullDateFormat(language, options))(time);
}

function operatorDay(language: Language, time: number): string {
  return longDate(language, Date.parse(operatorDate(time)));
}
