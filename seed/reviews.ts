/** Sixty reviews as customers write them, the oldest first. */
import { type ProductKey, products } from './products.ts'

type Entry = [product: ProductKey, reviewer: string, rating: number, head: string, para: string]

const entries: Entry[] = [
  [
    'lamp',
    'Amara Okafor',
    5,
    'Lights the page, not the room',
    'The arm stays exactly where I leave it and the warm setting is easy on tired eyes. I bought a second one for my daughter.',
  ],
  [
    'headphones',
    'Lars Hedlund',
    4,
    'Quiet at last',
    'The open-plan office disappears when these are on. They press a little after three hours, otherwise I have nothing to complain about.',
  ],
  [
    'mug',
    'Mei-Ling Chen',
    5,
    'My morning mug',
    'Heavy in a good way, keeps tea warm through a long call, and the glaze is different on each one.',
  ],
  [
    'chair',
    'Daniel Kowalski',
    3,
    'Good seat, poor instructions',
    'Comfortable once it stands. Getting there took an evening, because two drawings in the leaflet contradict each other.',
  ],
  [
    'keyboard',
    'Priya Raman',
    5,
    'Typing became pleasant again',
    'Firm keys, a low sound, and the layout can be changed without installing anything.',
  ],
  ['watch', 'Oliver Bennett', 4, 'Plain and exact', 'Lost two seconds in a month. The strap is stiff at first and softens after a week.'],
  [
    'bag',
    'Fatima Zahra El Idrissi',
    5,
    'Survived the rain',
    'Forty minutes on a bicycle in heavy rain and the laptop stayed dry. The side pocket fits an umbrella.',
  ],
  [
    'shoe',
    'Tomás Herrera',
    2,
    'One size smaller than told',
    'The grip is excellent, but I had to send them back twice before a pair fitted. Order a size up.',
  ],
  [
    'plant',
    'Ingrid Solberg',
    4,
    'Even I keep it alive',
    'I fill the tank on the first of the month and the fern does the rest. The level window could be easier to read.',
  ],
  [
    'camera',
    'Kenji Watanabe',
    4,
    'Charming pictures',
    'Colours are soft and a little unpredictable, which is the point. Film is not cheap.',
  ],
  [
    'bottle',
    'Chloé Lambert',
    5,
    'Cold until evening',
    'Ice from breakfast was still there at six. The lid comes apart for washing, which my last bottle did not.',
  ],
  [
    'notebook',
    'Samuel Mensah',
    5,
    'Paper that likes ink',
    'No bleeding, even with a broad nib, and the pages lie flat from the first to the last.',
  ],
  [
    'speaker',
    'Ivana Petrović',
    3,
    'Nice sound, short breath',
    'It fills the kitchen well. The battery gives me five hours, though the box promises nine.',
  ],
  [
    'blanket',
    'Ewan MacLeod',
    5,
    'Warm without weight',
    'It has lived on our sofa since October. It went through the wool programme without losing its shape.',
  ],
  [
    'game',
    'Noor Rahman',
    5,
    'We missed the last bus',
    'Ten minutes to explain and two hours gone. The wooden lanterns are lovely to handle.',
  ],
  ['clock', 'Jakob Weiss', 4, 'No ticking', 'Silent enough for the bedroom. The hands are thin and hard to see in the dark.'],
  ['pen', 'Leïla Benali', 5, 'A pen to keep', 'Wrote at the first stroke and has not skipped since. The case is made of real wood.'],
  [
    'kettle',
    'Hugo Andersson',
    4,
    'Pours like a pencil',
    'The thin stream is perfect for filter coffee. I wish the handle stayed a little cooler.',
  ],
  [
    'lamp',
    'Grace Wanjiku',
    4,
    'Sturdy and simple',
    'No app and no account, just a switch and a dial. The cable could be half a metre longer.',
  ],
  [
    'headphones',
    'Mateo Rossi',
    2,
    'Left side went silent',
    'Six weeks of joy, then the left side stopped. The replacement arrived within four days, hence two stars and not one.',
  ],
  [
    'mug',
    'Hannah Fischer',
    4,
    'Beautiful, slightly small',
    'Exactly as in the picture. It holds less than I expected, so I refill more often.',
  ],
  [
    'chair',
    'Aisha Karim',
    5,
    'My back says thank you',
    'After two weeks the ache between my shoulders was gone. The armrests move in every direction I could think of.',
  ],
  [
    'keyboard',
    'Lucas Almeida',
    4,
    'Great keys, plain case',
    'Wonderful to type on. For this price I had hoped for a case that does not pick up fingerprints.',
  ],
  [
    'watch',
    'Sofia Papadopoulou',
    5,
    'Everyone asks about it',
    'Light on the wrist and easy to read in the sun. It came in a box made of cardboard only, which I liked.',
  ],
  [
    'bag',
    'Nikhil Desai',
    4,
    'Room for everything',
    'Carries my laptop, lunch and gym shoes. The zip of the front pocket needed some wax to run smoothly.',
  ],
  [
    'shoe',
    'Brigid O’Shea',
    5,
    'Through bog and over stone',
    'Three days on wet hills and not one slip. They dried overnight beside the stove.',
  ],
  [
    'plant',
    'Wei Zhang',
    3,
    'Good idea, slow start',
    'It took a month until the roots found the water. Now the plant looks well, but I nearly gave up.',
  ],
  [
    'camera',
    'Emma Lindqvist',
    1,
    'Arrived broken',
    'The shutter was stuck out of the box and rattled when I shook it. I returned it the same day.',
  ],
  [
    'bottle',
    'Rashid Al-Farsi',
    4,
    'Reliable in the heat',
    'Forty degrees outside and the water stayed cool all afternoon. The paint scratches easily.',
  ],
  ['notebook', 'Clara Müller', 4, 'Almost perfect', 'Lovely paper and a good size. A second ribbon would make it perfect for my work.'],
  [
    'speaker',
    'Diego Fuentes',
    5,
    'Small stone, big voice',
    'We took it to the beach and the whole group could hear it. Sand did it no harm.',
  ],
  [
    'blanket',
    'Yuki Tanaka',
    4,
    'Soft after one wash',
    'It scratched a little when it was new. After one cold wash it became the favourite of the family, cat included.',
  ],
  ['game', 'Patrick Nguyen', 4, 'Best with four', 'With two players it drags, with four it shines. The rules fit on two pages.'],
  ['clock', 'Marta Nowak', 2, 'Loses five minutes a week', 'It looks wonderful on the wall, but I have to set it every Sunday.'],
  ['pen', 'Kwame Boateng', 4, 'Smooth writer', 'I use it every day for notes. The clip is tight, which is better than loose.'],
  [
    'kettle',
    'Isabelle Roy',
    5,
    'Right temperature every time',
    'I set it to eighty degrees for green tea and it holds that for twenty minutes.',
  ],
  [
    'lamp',
    'Viktor Ivanov',
    3,
    'Bright, with a hum',
    'At full brightness it hums quietly. At half brightness it is silent, and that is enough for reading.',
  ],
  [
    'headphones',
    'Zeynep Arslan',
    5,
    'Worth the wait',
    'They were out of stock for a month and I would wait again. Calls sound as if the other person were beside me.',
  ],
  ['mug', 'Joseph Banda', 3, 'Handle made for small hands', 'The glaze is beautiful. Only two of my fingers fit through the handle.'],
  ['chair', 'Linnea Berg', 4, 'Nearly silent', 'No creaking, no rolling away. The seat is firm; some colleagues found it too firm.'],
  [
    'keyboard',
    'Omar Haddad',
    5,
    'Finally an Arabic layout',
    'The second layer of legends is clear and stands where it belongs. Setting it up took a minute.',
  ],
  ['watch', 'Rebecca Stone', 3, 'Fine, but the crown sticks', 'Keeps good time. Setting the date needs patience and a fingernail.'],
  [
    'bag',
    'Chinedu Eze',
    5,
    'Two years and counting',
    'I wear it every day. The seams are still straight and the canvas has become softer.',
  ],
  [
    'shoe',
    'Anneli Virtanen',
    4,
    'Comfortable from day one',
    'No blisters on the first long walk. The laces are too long, so I tucked them in.',
  ],
  ['plant', 'Gabriel Costa', 5, 'Holiday proof', 'Three weeks away and the basil was greener than before.'],
  ['camera', 'Thandi Nkosi', 5, 'The party’s favourite', 'Everyone went home with a picture. The flash is kind to faces.'],
  [
    'bottle',
    'Stefan Müller',
    3,
    'Good bottle, loud lid',
    'It keeps its promise about the temperature. The lid squeaks whenever I drink during a meeting.',
  ],
  ['notebook', 'Aaliyah Johnson', 5, 'Third one this year', 'I fill one every four months and have never had a page come loose.'],
  ['speaker', 'Pavel Dvořák', 4, 'Easy to pair', 'Connected at the first try and remembers both our phones.'],
  [
    'blanket',
    'Rosa Jiménez',
    2,
    'Sheds on everything',
    'Warm and pretty, but after a month of use my dark trousers still tell where I sat.',
  ],
  ['game', 'Aiko Mori', 5, 'Beautiful and fair', 'Nobody is out before the end, so my son plays it without tears.'],
  ['clock', 'Benjamin Adler', 5, 'Just a good clock', 'Clear, quiet and right. It is hard to ask for more.'],
  ['pen', 'Siobhán Kelly', 3, 'Leaks on planes', 'It writes beautifully on the ground. After two flights I carry it empty.'],
  [
    'kettle',
    'Rahul Mehta',
    2,
    'Rust after a month',
    'Brown spots appeared around the base although I dry it every evening. I have asked for a new one.',
  ],
  [
    'lamp',
    'Camille Dubois',
    5,
    'Dims without flicker',
    'I film my hands while I draw, and this is the first lamp that does not stripe the picture.',
  ],
  [
    'headphones',
    'Tariq Aziz',
    4,
    'Comfortable with glasses',
    'The pads leave room for the frames. The bag that comes with them is a little thin.',
  ],
  [
    'chair',
    'Astrid Holm',
    1,
    'One wheel missing',
    'Four wheels in the box, five needed. The service line kept me waiting for half an hour.',
  ],
  [
    'keyboard',
    'Nadia Sokolova',
    4,
    'Good, if you like it firm',
    'The springs are stronger than I am used to. After a week my typing has become more exact.',
  ],
  ['bag', 'Liam Murphy', 5, 'Carries a week', 'Four days in Lisbon with nothing else. It fits under the seat in front.'],
  ['game', 'Farah Siddiqui', 4, 'A little luck, a lot of thought', 'We enjoy it every Friday. The box could do with a better insert.'],
]

const pendingFrom = 45
const hourMs = 60 * 60 * 1000

const key = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()
    .replaceAll(' ', '-')

/** The reviews of the last ninety days, up to yesterday evening; the newest wait to be read. */
export function reviewRows(now: Date) {
  return entries.map(([product, reviewer, rating, head, para], index) => {
    const age = Math.round(((entries.length - index) / entries.length) ** 1.3 * 90 * 24) + ((index * 7) % 11)
    const person = key(reviewer)
    return {
      id: index + 1,
      product: products[product].name,
      companyName: products[product].maker,
      productImage: `/art/products/${product}.svg`,
      reviewer,
      email: `${person.replaceAll('-', '.')}@example.com`,
      avatar: `/art/people/${person}.svg`,
      writtenAt: new Date(Math.floor(now.getTime() / hourMs) * hourMs - age * hourMs + ((index * 13) % 60) * 60_000 - hourMs).toISOString(),
      status: index >= pendingFrom && index % 5 !== 0 ? 'PENDING' : 'PUBLISHED',
      rating,
      head,
      para,
    }
  })
}
