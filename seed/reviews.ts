/** Sixty reviews as customers write them, the oldest first. */
import { type PersonKey, people } from './people.ts'
import { type ProductKey, products } from './products.ts'
import { dayMs, minuteMs } from '../server/time.ts'

type Entry = [product: ProductKey, reviewer: PersonKey, rating: number, head: string, para: string]

const entries: Entry[] = [
  [
    'lamp',
    'amara-okafor',
    5,
    'Lights the page, not the room',
    'The arm stays exactly where I leave it, and the warm setting is easy on tired eyes. I bought a second one for my daughter.',
  ],
  [
    'headphones',
    'lars-hedlund',
    4,
    'Quiet at last',
    'The open-plan office disappears when these are on. They press a little after three hours, otherwise I have nothing to complain about.',
  ],
  [
    'mug',
    'mei-ling-chen',
    5,
    'My morning mug',
    'Heavy in a good way, keeps tea warm through a long call, and the glaze is different on each one.',
  ],
  [
    'chair',
    'daniel-kowalczyk',
    3,
    'Good seat, poor instructions',
    'Comfortable once it stands. Getting there took an evening, because two drawings in the leaflet contradict each other.',
  ],
  [
    'keyboard',
    'priya-raman',
    5,
    'Typing became pleasant again',
    'Firm keys, a low sound, and the layout can be changed without installing anything.',
  ],
  [
    'watch',
    'oliver-bennett',
    4,
    'Plain and exact',
    'It lost two seconds in a month. The strap is stiff at first and softens after a week.',
  ],
  [
    'bag',
    'fatima-zahra-el-idrissi',
    5,
    'Survived the rain',
    'Forty minutes on a bicycle in heavy rain and the laptop stayed dry. The side pocket fits an umbrella.',
  ],
  [
    'shoe',
    'tomas-herrera',
    2,
    'One size smaller than told',
    'The grip is excellent, but I had to send them back twice before a pair fitted. Order a size up.',
  ],
  [
    'plant',
    'ingrid-solberg',
    4,
    'Even I keep it alive',
    'I fill the tank on the first of the month and the fern does the rest. The level window could be easier to read.',
  ],
  [
    'camera',
    'kenji-watanabe',
    4,
    'Charming pictures',
    'Colours are soft and a little unpredictable, which is the point. Film is not cheap.',
  ],
  [
    'bottle',
    'chloe-lambert',
    5,
    'Cold until evening',
    'Ice from breakfast was still there at six. The lid comes apart for washing, which my last bottle did not.',
  ],
  [
    'notebook',
    'samuel-mensah',
    5,
    'Paper that likes ink',
    'No bleeding, even with a broad nib, and the pages lie flat from the first to the last.',
  ],
  [
    'speaker',
    'ivana-petrovic',
    3,
    'Nice sound, short breath',
    'It fills the kitchen well. The battery gives me five hours, though the box promises nine.',
  ],
  [
    'blanket',
    'ewan-macleod',
    5,
    'Warm without weight',
    'It has lived on our sofa since the day it came. It went through the wool programme without losing its shape.',
  ],
  [
    'game',
    'noor-rahman',
    5,
    'We missed the last bus',
    'Ten minutes to explain and two hours gone. The wooden lanterns are lovely to handle.',
  ],
  ['clock', 'jakob-weiss', 4, 'No ticking', 'Silent enough for the bedroom. The hands are thin and hard to see in the dark.'],
  [
    'pen',
    'leila-benali',
    5,
    'A pen to keep',
    'It wrote at the first stroke and has not skipped since. The box is made of real wood, and my father has already asked for one.',
  ],
  [
    'kettle',
    'hugo-andersson',
    4,
    'Pours like a pencil',
    'The thin stream is perfect for filter coffee. I wish the handle stayed a little cooler.',
  ],
  [
    'lamp',
    'grace-wanjiku',
    4,
    'Sturdy and simple',
    'No app and no account, just a switch and a dial. The cable could be half a metre longer.',
  ],
  [
    'headphones',
    'matteo-rossetti',
    2,
    'Left side went silent',
    'Six weeks of joy, then the left side stopped. The replacement arrived within four days, hence two stars and not one.',
  ],
  [
    'mug',
    'hannah-vogt',
    4,
    'Beautiful, slightly small',
    'Exactly as in the picture. It holds less than I expected, so I refill more often.',
  ],
  [
    'chair',
    'aisha-karim',
    5,
    'My back says thank you',
    'After two weeks the ache between my shoulders was gone. The armrests move in every direction I could think of.',
  ],
  [
    'keyboard',
    'lucas-almeida',
    4,
    'Great keys, plain case',
    'Wonderful to type on. For this price I had hoped for a case that does not pick up fingerprints.',
  ],
  [
    'watch',
    'sofia-papadopoulou',
    5,
    'Everyone asks about it',
    'Light on the wrist and easy to read in the sun. It came in a box made of cardboard only, which I liked.',
  ],
  [
    'umbrella',
    'nikhil-desai',
    5,
    'Did not turn inside out',
    'Walked along the sea wall in a gale and it only bent and sprang back. It is heavier than my old one, and now I know why.',
  ],
  [
    'shoe',
    'brigid-oshea',
    5,
    'Through bog and over stone',
    'Three days on wet hills and not one slip. They dried overnight beside the stove.',
  ],
  [
    'plant',
    'wei-zhang',
    3,
    'Good idea, slow start',
    'It took a month until the roots found the water. Now the plant looks well, but I nearly gave up.',
  ],
  [
    'camera',
    'emma-lindqvist',
    1,
    'Arrived broken',
    'The shutter was stuck out of the box and rattled when I shook it. I returned it the same day.',
  ],
  [
    'bottle',
    'rashid-al-farsi',
    4,
    'Reliable in the heat',
    'Forty degrees outside and the water stayed cool all afternoon. The paint scratches easily.',
  ],
  ['notebook', 'clara-muller', 4, 'Almost perfect', 'Lovely paper and a good size. A second ribbon would make it perfect for my work.'],
  [
    'speaker',
    'diego-fuentes',
    5,
    'Small stone, big voice',
    'We took it to the beach and the whole group could hear it. Sand did it no harm.',
  ],
  [
    'blanket',
    'yuki-tanabe',
    4,
    'Soft after one wash',
    'It scratched a little when it was new. After one cold wash it became the favourite of the family, cat included.',
  ],
  [
    'skillet',
    'patrick-nguyen',
    4,
    'Worth the weight',
    'It came ready to use and the eggs slid off on the second morning. You need both hands to lift it when it is full.',
  ],
  ['clock', 'marta-nowicka', 2, 'Loses five minutes a week', 'It looks wonderful on the wall, but I have to set it every Sunday.'],
  ['pen', 'kwame-boateng', 4, 'Smooth writer', 'I use it every day for notes. The clip is tight, which is better than loose.'],
  [
    'kettle',
    'isabelle-roy',
    5,
    'Right temperature every time',
    'I set it to eighty degrees for green tea and it holds that for twenty minutes.',
  ],
  [
    'umbrella',
    'viktor-dimitrov',
    3,
    'Dry shoulders, wet hands',
    'The canopy is wide and strong. When I close it, all the water runs down to the handle.',
  ],
  [
    'headphones',
    'zeynep-arslan',
    5,
    'Worth the wait',
    'They were out of stock for a month and I would wait again. Calls sound as if the other person were beside me.',
  ],
  ['mug', 'joseph-banda', 3, 'Handle made for small hands', 'The glaze is beautiful. Only two of my fingers fit through the handle.'],
  [
    'skillet',
    'linnea-berg',
    5,
    'My grandmother had one like it',
    'Even heat, a proper crust on bread, and nothing that can peel off. It arrived wrapped in paper, with a card that explains how to season it.',
  ],
  [
    'keyboard',
    'omar-haddad',
    5,
    'Finally an Arabic layout',
    'The second layer of legends is clear and stands where it belongs. Setting it up took a minute.',
  ],
  ['watch', 'rebecca-stone', 3, 'Fine, but the crown sticks', 'It keeps good time. Setting the date needs patience and a fingernail.'],
  [
    'bag',
    'chinedu-eze',
    5,
    'Two years and counting',
    'I wear it every day. The seams are still straight and the canvas has become softer.',
  ],
  [
    'shoe',
    'anneli-virtanen',
    4,
    'Comfortable from day one',
    'No blisters on the first long walk. The laces are too long, so I tucked them in.',
  ],
  [
    'plant',
    'gabriel-costa',
    5,
    'Holiday proof',
    'We were away for three weeks, and the basil was greener than before. The tank was not even empty.',
  ],
  [
    'camera',
    'thandi-nkosi',
    5,
    'The party’s favourite',
    'Everyone went home with a picture. The flash is kind to faces, and even my uncle found the right button.',
  ],
  [
    'bottle',
    'stefan-gruber',
    3,
    'Good bottle, loud lid',
    'It keeps its promise about the temperature. The lid squeaks whenever I drink during a meeting.',
  ],
  [
    'notebook',
    'aaliyah-johnson',
    5,
    'Third one this year',
    'I fill one every four months and have never had a page come loose. Please keep the grey cover.',
  ],
  [
    'speaker',
    'pavel-dvorak',
    4,
    'Easy to pair',
    'It connected at the first try and remembers both our phones. The rubber loop is handy for the shower.',
  ],
  [
    'blanket',
    'rosa-jimenez',
    2,
    'Sheds on everything',
    'Warm and pretty, but after a month of use my dark trousers still tell where I sat.',
  ],
  [
    'game',
    'aiko-mori',
    5,
    'Beautiful and fair',
    'Nobody is out before the end, so my son plays it without tears. The colours also work for his brother, who cannot tell red from green.',
  ],
  [
    'clock',
    'benjamin-adler',
    5,
    'Just a good clock',
    'Clear, quiet and right. It is hard to ask for more, and the parcel was here two days early.',
  ],
  [
    'pen',
    'siobhan-kelly',
    3,
    'Leaks on planes',
    'It writes beautifully on the ground. After two flights with ink on my shirt I carry it empty.',
  ],
  [
    'kettle',
    'rahul-mehta',
    2,
    'Rust after a month',
    'Brown spots appeared around the base, although I dry it every evening. I have asked for a new one and will write again when it is here.',
  ],
  [
    'lamp',
    'camille-dubois',
    5,
    'Dims without flicker',
    'I film my hands while I draw, and this is the first lamp that does not stripe the picture.',
  ],
  [
    'skillet',
    'tariq-mahmood',
    4,
    'Good pan, bare handle',
    'I use it for flatbread almost every day. Buy a cloth for the handle, because it gets as hot as the rest.',
  ],
  [
    'chair',
    'astrid-holm',
    1,
    'One wheel missing',
    'There were four wheels in the box and five are needed. The service line kept me waiting for half an hour and then hung up.',
  ],
  [
    'umbrella',
    'nadia-sokolova',
    2,
    'The button gave up',
    'It opened by itself on the train, and a week later it did not open at all. The cloth itself is excellent.',
  ],
  [
    'bag',
    'liam-murphy',
    5,
    'Carries a week',
    'I spent four days in Lisbon with nothing else. It fits under the seat in front, and the straps do not cut.',
  ],
  [
    'game',
    'farah-siddiqui',
    4,
    'A little luck, a lot of thought',
    'We enjoy it every Friday. The box could do with a better insert, because the pieces mix on the way to our friends.',
  ],
]

/** What the shop replied, by the head of the review. */
const replies: Record<string, string> = {
  'Good seat, poor instructions':
    'Thank you for telling us which drawings are wrong. The leaflet has been drawn anew, and we have sent you the new one by e-mail.',
  'One size smaller than told': 'You were right, and the table of sizes on the page of the product is now one size larger.',
  'Nice sound, short breath':
    'Nine hours are meant at half the volume, and the box should have said so. If yours lasts for less than that, we will exchange it.',
  'Left side went silent':
    'We are glad that the replacement was quick. It has a new guarantee of two years, which starts with its delivery.',
  'Arrived broken': 'This should not have left our house. Your money went back on the day the camera reached us.',
  'Loses five minutes a week':
    'A clock like this may lose ten seconds a week, not more. Please send it to us, and we will adjust it free of charge.',
  'Rust after a month':
    'A new one is on its way to you. Please keep the old one for the driver, because we would like to see what went wrong.',
}

/** The newest quarter waits to be read. */
const pendingFrom = 45
/** The shop replies on the next day. */
const replyMs = 19 * 60 * minuteMs

/** When the reviews were written, oldest first: over the last ninety days, denser towards yesterday, and never at night. */
function writingTimes(now: Date): string[] {
  const today = Math.floor(now.getTime() / dayMs) * dayMs
  return entries
    .map((_, index) => {
      const share = (entries.length - 1 - index) / (entries.length - 1)
      const daysAgo = 1 + Math.round(share ** 1.3 * 88)
      const minutes = 7 * 60 + ((index * 317) % (15 * 60))
      return new Date(today - daysAgo * dayMs + minutes * minuteMs + ((index * 37) % 60) * 1000).toISOString()
    })
    .toSorted()
}

/** The reviews of the last ninety days, up to yesterday evening. */
export function reviewRows(now: Date) {
  const times = writingTimes(now)
  return entries.map(([product, reviewer, rating, head, para], index) => ({
    id: index + 1,
    product: products[product].name,
    companyName: products[product].maker,
    productImage: `/art/products/${product}.svg`,
    reviewer: people[reviewer].name,
    email: people[reviewer].email,
    avatar: `/art/people/${reviewer}.svg`,
    writtenAt: times[index],
    status: index >= pendingFrom ? 'PENDING' : 'PUBLISHED',
    rating,
    head,
    para,
    reply: replies[head] ?? '',
    repliedAt: replies[head] ? new Date(Date.parse(times[index] ?? '') + replyMs).toISOString() : null,
  }))
}
