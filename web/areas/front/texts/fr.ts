import type { texts as english } from './en.ts'

export const texts: typeof english = {
  title: 'Votre texte corrigé, avec la raison de chaque changement',
  lead: 'Deskwright corrige l’orthographe, la grammaire, la ponctuation et la typographie, et développe vos notes en phrases. Chaque changement dit pourquoi. Rien ne quitte ce serveur.',
  points: {
    reasons: {
      title: 'Une raison par changement',
      text: 'Chaque correction nomme sa règle : la décision vous revient.',
    },
    words: {
      title: 'Payé en mots',
      text: 'Une correction coûte les mots envoyés, et rien si tout était juste.',
    },
    doors: {
      title: 'Trois portes égales',
      text: 'Cette application, une API GraphQL et une API REST partagent les mêmes données, en direct.',
    },
  },
}
