import { bytesOf, frame, hairs, inks, pick, skins, tints } from './palette.ts'

/** Portraits of named demonstration people: haircut, skin, and hair, as indexes. Other keys choose by their hash. */
const portraits: Record<string, string> = Object.fromEntries(
  `amara-okafor140 lars-hedlund053 mei-ling-chen105 daniel-kowalczyk302 priya-raman120 oliver-bennett352
fatima-zahra-el-idrissi121 tomas-herrera010 ingrid-solberg153 kenji-watanabe205 chloe-lambert152 samuel-mensah240
ivana-petrovic401 ewan-macleod252 noor-rahman121 jakob-weiss302 leila-benali411 hugo-andersson353 grace-wanjiku440
matteo-rossetti011 hannah-vogt103 aisha-karim130 lucas-almeida321 sofia-papadopoulou111 nikhil-desai230 brigid-oshea452
wei-zhang005 emma-lindqvist153 rashid-al-farsi220 clara-muller102 diego-fuentes020 yuki-tanabe405 patrick-nguyen315
marta-nowicka403 kwame-boateng040 isabelle-roy151 viktor-dimitrov201 zeynep-arslan110 joseph-banda240 linnea-berg453
omar-haddad321 rebecca-stone152 chinedu-eze040 anneli-virtanen153 gabriel-costa311 thandi-nkosi440 stefan-gruber002
aaliyah-johnson130 pavel-dvorak304 rosa-jimenez121 aiko-mori105 benjamin-adler201 siobhan-kelly152 rahul-mehta330
camille-dubois401 tariq-mahmood220 astrid-holm153 nadia-sokolova103 liam-murphy352 farah-siddiqui420 mira-valdez121
jack-thornbury303 li-xiaoyan105 beatriz-nogueira121 etienne-marchand002 ananya-iyer130 wyatt-callahan253 mia-pemberton152
guo-peng205 rafael-teixeira021 margaux-delorme402 arjun-nair330 naomi-whitfield140 kirra-donovan153 sun-yifan305
larissa-prado421 theo-garnier351 kavya-menon430 marcus-delgado221 angus-ferrier052 zhao-min105 thiago-barros230
ines-fournier152 rohan-kulkarni020 tessa-lindgren453 sienna-hartley103 huang-jie005 manuela-siqueira131
bastien-rousselle302 meera-joshi420 elijah-brooks240 lachlan-moore353 tang-ruoxi405 caio-figueiredo321
aurelie-chevalier151 vikram-sethi230 dakota-reyes311 ruby-ashdown452 deng-haoran205 julia-monteiro121
maxime-perrault002 sunita-bhatt430 hazel-kimura111`
    .split(/\s+/)
    .map(each => [each.slice(0, -3), each.slice(-3)]),
)

const cuts = [
  '<path d="M19 30c0-20 26-20 26 0-4-8-8-10-13-10s-9 2-13 10z"/>',
  '<path d="M18 42c-3-32 31-32 28 0l-4 4c2-14-2-22-10-22s-12 8-10 22z"/>',
  '<path d="M20 27c1-14 23-14 24 0-6-5-18-5-24 0z"/>',
  '<path d="M19 31c-1-19 27-19 26 0-5-2-8-5-9-9-3 5-10 8-17 9z"/>',
]
const bun = '<circle cx="32" cy="13" r="6"/><path d="M19 31c0-20 26-20 26 0-3-7-7-10-13-10s-10 3-13 10z"/>'

export function drawPerson(key: string): string {
  const [tint, skinByte, hairByte, cutByte, shirt] = bytesOf(key)
  const named = portraits[key]
  const [cut, skin, hair] = named
    ? [[...cuts, bun][Number(named[0])], skins[Number(named[1])], hairs[Number(named[2])]]
    : [pick(cuts, cutByte), pick(skins, skinByte), pick(hairs, hairByte)]
  return frame(
    `<rect width="64" height="64" rx="32" fill="${pick(tints, tint)}"/><path d="M12 64c0-14 8-19 20-19s20 5 20 19z" fill="${pick(inks, shirt)}"/><rect x="27" y="38" width="10" height="11" rx="5" fill="${skin}"/><ellipse cx="32" cy="31" rx="11" ry="13" fill="${skin}"/><g fill="${hair}">${cut}</g>`,
  )
}
