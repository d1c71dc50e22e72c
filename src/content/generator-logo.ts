const en = () => ({
  remove: "Remove logo",
  colors: "We found these colours in your logo.",
  take: "Use these colours",
  faults: {
    kind: "This file is neither an SVG nor a PNG. Export your logo as one of these.",
    size: "This logo is too large. Export a smaller one, 2 MB at most.",
    broken: "We couldn’t read this file. Export your logo again.",
    empty: "This file is blank. Export the logo with its shapes.",
  },
});

const fr: typeof en = () => ({
  remove: "Retirer",
  colors: "Nous avons trouvé ces couleurs dans votre logo.",
  take: "Utiliser ces couleurs",
  faults: {
    kind: "Ce fichier n’est ni un SVG ni un PNG. Exportez votre logo dans l’un de ces formats.",
    size: "Ce logo est trop lourd. Exportez un fichier de 2 Mo au plus.",
    broken: "Nous n’avons pas pu lire ce fichier. Exportez votre logo à nouveau.",
    empty: "Ce fichier n’affiche rien. Exportez le logo avec ses formes.",
  },
});

export const generatorLogo = { en, fr };
