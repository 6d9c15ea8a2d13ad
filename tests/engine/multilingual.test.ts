import { beforeAll, describe, expect, test } from 'vitest'
import type { Change } from '../../text/changes.ts'
import { embeddedEngine } from '../../server/engine/embedded/engine.ts'
import { loadHunspell } from '../../server/engine/embedded/multilingual/hunspell.ts'
import { polishText } from '../../server/engine/embedded/polish-text.ts'
import { type TextOptions, unchangedMessage } from '../../server/engine/port.ts'

beforeAll(loadHunspell)

const polish = (text: string, options: TextOptions = {}) => polishText(text, { multilingualSpelling: true, ...options })
const isRemark = ({ rule }: Change) => rule?.startsWith('language-') ?? false
const offers = (text: string, options?: TextOptions) =>
  polish(text, options)
    .filter(({ kind }) => kind === 'spelling')
    .map(({ before, after, confidence }) => `${before} > ${after}${confidence === 'suggest' ? '' : '!'}`)
const remarks = (text: string, options?: TextOptions) =>
  polish(text, options)
    .filter(isRemark)
    .map(({ message }) => message)

describe('suggests the word that is meant', () => {
  test.each([
    ['Vielen Dank, die Rechnug haben wir gestern erhalten und schon bezalt.', ['Rechnug > Rechnung', 'bezalt > bezahlt']],
    ['Die Liferung kommt nähmlich erst am Donnerstag bei uns an.', ['Liferung > Lieferung', 'nähmlich > nämlich']],
    ['Unsere Projektleiterrin prüft den Vertragg noch in dieser Woche.', ['Projektleiterrin > Projektleiterin', 'Vertragg > Vertrag']],
    [
      'Das ist Standart, aber die Addresse muss seperat eingegeben werden.',
      ['Standart > Standard', 'Addresse > Adresse', 'seperat > separat'],
    ],
    ['Wir haben die rechnung vorraus geschickt und das Feedback gelesen.', ['rechnung > Rechnung', 'vorraus > voraus']],
    ['Es ist mir entgültig klar, daß wir garnicht warten können.', ['entgültig > endgültig', 'daß > dass', 'garnicht > gar nicht']],
    [
      'Nous avons bien recue votre reponse, et le developpement avance.',
      ['recue > reçue', 'reponse > réponse', 'developpement > développement'],
    ],
    ['Le courier est arrivé hier, parceque nous habitons près de la poste.', ['courier > courrier', 'parceque > parce que']],
    ['Il faut apeler l’equipe avant midi pour confirmer le rendez-vous.', ['apeler > appeler', 'equipe > équipe']],
    [
      'C’est biensur très interessant pour toute l’entreprize.',
      ['biensur > bien sûr', 'interessant > intéressant', 'entreprize > entreprise'],
    ],
    ['Nous cherchons un traffic plus faible et un language plus clair.', ['traffic > trafic', 'language > langage']],
    [
      'Tambien necesitamos la facturacion de la enpresa antes del lunes.',
      ['Tambien > También', 'facturacion > facturación', 'enpresa > empresa'],
    ],
    [
      'Es un trabajo exelente, y queremos recivir el informe porfavor.',
      ['exelente > excelente', 'recivir > recibir', 'porfavor > por favor'],
    ],
    [
      'Desweiteren möchten wir Ihnen für die Unterstüzung im letzten Jahr danken.',
      ['Desweiteren > Des Weiteren', 'Unterstüzung > Unterstützung'],
    ],
    [
      'Wir haben leider keinen **Parkplaz** in der Nähe gefunden, und das *Vertragg* fehlt.',
      ['Parkplaz > Parkplatz', 'Vertragg > Vertrag'],
    ],
    ['Er sagte: „Wir haben die Rechnug noch nicht bezalt.“ Dann ging er nach Hause.', ['Rechnug > Rechnung', 'bezalt > bezahlt']],
    ['Voici votre facturre : elle est « impayée », et la reponse ?', ['facturre > facture', 'reponse > réponse']],
    [
      'Aujourdhui, le train est aretté, et c’est une éreur du supperieur.',
      ['Aujourdhui > Aujourd’hui', 'aretté > arrêté', 'éreur > erreur', 'supperieur > supérieur'],
    ],
    [
      'Deacuerdo con todo, pero la informasion de la reunion no está.',
      ['Deacuerdo > De acuerdo', 'informasion > información', 'reunion > reunión'],
    ],
    ['Il etait une fois une princesse qui etait très belle, et elle etait seule.', ['etait > était', 'etait > était', 'etait > était']],
    ['No conosco la ocación, pero agradesco mucho la invitación.', ['conosco > conozco', 'ocación > ocasión', 'agradesco > agradezco']],
  ])('%s', (text, expected) => {
    expect(offers(text)).toEqual(expected)
  })

  test('with others that may be meant, and a reason', () => {
    const [change] = polish('Nous avons vu toute l’equipe au travail hier soir.').filter(each => !isRemark(each))
    expect(change).toMatchObject({ kind: 'spelling', rule: 'french-word', message: 'Did you mean "équipe"?', alternatives: ['équipé'] })
  })

  test('with the apostrophe of the text', () => {
    expect(offers('Nous avons dailleurs reçu l’autre facture de l’hôtel hier.')).toEqual(['dailleurs > d’ailleurs'])
    expect(offers("Nous avons dailleurs reçu l'autre facture de l'hôtel hier.")).toEqual(["dailleurs > d'ailleurs"])
  })
})

describe('leaves alone', () => {
  test.each([
    ['names', 'Frau Kowalczyk und Herr Szczepanski wohnen in der Müllerstraße bei Siobhan Okonkwo.'],
    ['names', 'Hier soir, Siobhan Okonkwo a présenté le projet de Szczepan à toute l’équipe.'],
    ['names', 'Ayer el señor Echeverría Ibarrola habló con Xochitl sobre el viaje a Ouagadougou.'],
    ['compounds', 'Die Terminverschiebung betrifft auch die Softwareentwicklung und das Kundenportal der Abteilung.'],
    ['English terms', 'Das Feedback aus dem Meeting war gut, aber die Deadline für den Workshop steht noch nicht.'],
    ['English terms', 'Le feedback du manager est bon, mais la deadline du workshop reste à confirmer ce week-end.'],
    ['gender forms and missing parts', 'Die Kund*innen und Kolleg:innen nutzen die Ein- und Ausfahrt z.B. am Abend.'],
    ['gender forms', 'Les client·e·s et les étudiant(e)s sont invité·e·s à la réunion de demain.'],
    ['Swiss spelling', 'Wir grüssen Sie herzlich und schliessen das Geschäft an der grossen Strasse um fünf.'],
    ['keyboards without œ', 'Le coeur de cette oeuvre est la relation entre les deux soeurs de la maison.'],
    ['forms for vos', 'Si vos querés venir, tenés que avisar antes del viernes a la oficina.'],
    ['pronouns at verbs', 'Es mejor reconfigurarlos mañana y después decírselo a todos con calma.'],
    ['prefixes', 'Il faut resélectionner les dossiers et redémarrer le poste avant la réunion.'],
    ['both French spellings', 'Cet évènement est un événement que nous voulons connaître et faire connaître.'],
    ['addresses and code', 'Bitte schicken Sie alles an rechnug@exampel.de und öffnen Sie `Rechnug` im Ordner.'],
    ['forms for vos', 'Vení mañana y decile a Juan que traiga todo, y sentate acá con nosotros.'],
    ['diminutives', 'Ponlo a un ladito con un chorrito de aceite y unas hojitas verdes.'],
    ['gender forms', 'Queridxs compañerxs, todes son bienvenides a la reunión del lunes.'],
    ['words of regions', 'Mi laburo queda cerca del subte, y el finde comemos palta con los chabones.'],
    ['verb and pronoun', 'Como habría de añorarte siempre, la casa habíase vendido hace muchos años.'],
    ['accents of names', 'Notre comptable, M. Nguyễn, a vu Mme Dvořák et M. Szabó à la réunion de lundi.'],
    ['compounds', 'Die Radfahrenden und die Drohnenaufnahmen sind gut, und das gibts um neun.'],
    ['prefixes', 'Den Teig verkneten und die Quarkbällchen beträufelt servieren, wie es im Rezept steht.'],
    ['Portuguese', 'Não se esqueça de trazer a garrafa de azeite.'],
    ['Italian', 'La casa era fredda e scura, una candela tremava accanto alla porta.'],
    ['Catalan', 'La nit era clara i la lluna alta sobre la mar.'],
    ['Portuguese', 'Obrigado pela mensagem, não posso vir amanhã porque tenho que trabalhar até tarde.'],
    ['Italian', 'Grazie mille per la risposta, ci vediamo domani mattina alla stazione centrale.'],
    ['Dutch', 'Bedankt voor het bericht, ik kan morgen niet komen omdat ik moet werken.'],
    ['Galician', 'Grazas pola mensaxe, non podo vir mañá porque teño que traballar ata tarde.'],
  ])('%s: %s', (_, text) => {
    expect(offers(text)).toEqual([])
  })

  test('words of the personal dictionary, and words that a text repeats', () => {
    const text = 'Die Rechnug liegt auf dem Tisch im großen Büro.'
    expect(offers(text, { keep: ['rechnug'] })).toEqual([])
    expect(offers('Die Trommel klappert, klappert und klappert. Der Zwirbel ist klein, der Zwirbel ist rund, der Zwirbel fällt.')).toEqual(
      [],
    )
  })

  test('words that would become rude ones', () => {
    expect(offers('Nous avons mangé une bonne merdde de pain hier soir.')).toEqual([])
  })
})

describe('says what it read', () => {
  test.each([
    ['Die Rechnung haben wir gestern erhalten und schon bezahlt.', 'German: only spelling was checked.'],
    ['Ya hemos recibido la factura y la vamos a pagar mañana.', 'Spanish: only spelling was checked.'],
    ['Nous avons reçu la facture et nous allons la payer demain.', 'French: only spelling, punctuation, and spacing were checked.'],
    ['Grazie mille per la risposta, ci vediamo domani mattina.', 'This language was not checked.'],
  ])('%s', (text, remark) => {
    expect(remarks(text)).toEqual([remark])
  })

  test('of sentences beside English', () => {
    const text = 'We got your letter last week. Vielen Dank für die Rechnug und die schnelle Antwort. The rest is fine with us.'
    expect(offers(text)).toEqual(['Rechnug > Rechnung'])
    expect(remarks(text)).toEqual(['German: only spelling was checked.'])
  })

  test('of a text without corrections', () => {
    const message = (text: string, options?: TextOptions) => unchangedMessage(polish(text, options))
    expect(message('Die Rechnung haben wir gestern schon bezahlt.')).toBe('Outside English, only spelling is checked')
    expect(message('Die Rechnung haben wir gestern schon bezahlt.', { multilingualSpelling: false })).toBe('Only English is checked')
    expect(message('We paid the invoice yesterday.')).toBe('Nothing to correct')
  })

  test('with errors only, too', () => {
    expect(offers('Die Rechnug haben wir gestern erhalten.', { strength: 'light' })).toEqual(['Rechnug > Rechnung'])
    expect(remarks('Nous avons reçu la facture hier soir.', { strength: 'light' })).toEqual(['French: only spelling was checked.'])
  })
})

test('is off by default', () => {
  expect(offers('Die Rechnug haben wir gestern schon bezalt.', { multilingualSpelling: false })).toEqual([])
  expect(remarks('Die Rechnug haben wir gestern schon bezalt.', { multilingualSpelling: false })).toEqual([
    'This language was not checked.',
  ])
})

test('headings and list items follow the language of their text', () => {
  const text = `# Objectif hebdomadaire

Nous voulons terminer la première partie du projet avant la fin de la semaine, avec toute l’équipe.

- Supprimer les filtres
- Niveau automatique
- Autorisations

La deuxième partie du projet commence lundi, et nous en parlerons à la réunion.`
  const options = { multilingualSpelling: false }
  expect(offers(text, options)).toEqual([])
  expect(new Set(remarks(text, options))).toEqual(new Set(['French: only punctuation and spacing were checked.']))
  expect(offers(text.replace('Niveau', 'Niveaux').replace('filtres', 'filltres'))).toEqual(['filltres > filtres'])
})

test('an English heading of an English text stays English', () => {
  expect(offers('# Recieved orders\n\nWe received three orders last week, and all of them have been sent to the customers.')).toEqual([
    'Recieved > Received!',
  ])
})

test('letters in two characters and soft hyphens are read, and stay outside of what is suggested', () => {
  expect(offers('La réunion est prévue demain, et la reponse du comité aussi.'.normalize('NFD'))).toEqual(['reponse > réponse'])
  expect(offers('Die Rech\u00ADnung ist da, aber die Lie\u00ADferung noch nicht bei uns.')).toEqual([])
  expect(offers('Wir haben die Rech\u00ADnnung noch nicht bezahlt und warten auf Sie.')).toEqual(['Rech\u00ADnnung > Rechnung'])
})

test('a block of long nonsense is left alone, and normal words beside it are read', () => {
  const nonsense = Array.from({ length: 60 }, (_, i) => `Vertragsverhandlungsprotokol${'abcdefghij'[i % 10]}${'klmnop'[i % 6]}`)
  const text = `Die Rechnug ist da. ${nonsense.map(word => `Das ist die ${word} und nicht gut.`).join(' ')}`
  expect(offers(text)).toEqual(['Rechnug > Rechnung'])
})

test('a block has a bounded number of words looked up', () => {
  const text = Array.from(
    { length: 200 },
    (_, i) => `das ist die Rechnug${'abcdefghij'[i % 10]}${'klmnopqrst'[Math.floor(i / 10) % 10]} und nicht gut`,
  )
  expect(offers(text.join(', ')).length).toBeLessThanOrEqual(45)
})

test('works in the threads of the engine', async () => {
  const engine = embeddedEngine({ workers: 1 })
  const found: Change[] = []
  const options = { multilingualSpelling: true }
  for await (const event of engine.run({ action: 'polish', text: 'Die Rechnug haben wir gestern schon bezahlt.', options }))
    if (event.type === 'block') found.push(...event.block.changes)
  await engine.close()
  expect(found.map(({ after }) => after)).toContain('Rechnung')
})
