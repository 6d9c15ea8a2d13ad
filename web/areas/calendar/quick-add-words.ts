/** Words of dates and times in quick add, as regular expressions without accents or vowel marks. */
export interface QuickAddWords {
  /** Day offsets. */
  days: Record<string, number>
  /** Forms of each weekday, from Sunday. */
  weekdays: readonly string[]
  /** Said before or after a weekday. */
  next: string
  months: readonly string[]
  /** "in 3 days": before the number, then the units. */
  within: string
  dayUnit: string
  weekUnit: string
  hourUnit: string
  minuteUnit: string
  /** Units that stand for 1 without a number, and for 2 in a dual form. */
  one: Record<string, string>
  /** Before a time, between two times, and before a duration. */
  at: string
  from: string
  to: string
  lasting: string
  am: string
  pm: string
  noon: string
  midnight: string
  allDay: string
  /** Small words that lose their meaning without the date. */
  fillers: string
  isMonthFirst: boolean
}

const english: QuickAddWords = {
  days: { 'day after tomorrow': 2, tomorrow: 1, tmrw: 1, today: 0, tonight: 0 },
  weekdays: ['sun(?:day)?', 'mon(?:day)?', 'tue(?:s|sday)?', 'wed(?:nesday)?', 'thu(?:r|rs|rsday)?', 'fri(?:day)?', 'sat(?:urday)?'],
  next: 'next|this',
  months: [
    'jan(?:uary)?',
    'feb(?:ruary)?',
    'mar(?:ch)?',
    'apr(?:il)?',
    'may',
    'june?',
    'july?',
    'aug(?:ust)?',
    'sept?(?:ember)?',
    'oct(?:ober)?',
    'nov(?:ember)?',
    'dec(?:ember)?',
  ],
  within: 'in',
  dayUnit: 'days?',
  weekUnit: 'weeks?',
  hourUnit: 'hours?|hrs?|h',
  minuteUnit: 'minutes?|mins?|m',
  one: { an: '1', a: '1' },
  at: 'at',
  from: 'from',
  to: 'to|until|till',
  lasting: 'for',
  am: 'a\\.?m\\.?',
  pm: 'p\\.?m\\.?',
  noon: 'noon',
  midnight: 'midnight',
  allDay: 'all[ -]day',
  fillers: 'on|at|from|the',
  isMonthFirst: true,
}

const french: QuickAddWords = {
  days: { 'apres[ -]demain': 2, demain: 1, 'aujourd.?hui': 0, 'ce soir': 0 },
  weekdays: ['dim(?:anche)?', 'lun(?:di)?', 'mar(?:di)', 'mer(?:credi)?', 'jeu(?:di)?', 'ven(?:dredi)?', 'sam(?:edi)?'],
  next: 'prochaine?|ce',
  months: [
    'janv(?:ier)?',
    'fevr?(?:ier)?',
    'mars',
    'avr(?:il)?',
    'mai',
    'juin',
    'juil(?:let)?',
    'aout',
    'sept(?:embre)?',
    'oct(?:obre)?',
    'nov(?:embre)?',
    'dec(?:embre)?',
  ],
  within: 'dans',
  dayUnit: 'jours?',
  weekUnit: 'semaines?',
  hourUnit: 'heures?|h',
  minuteUnit: 'minutes?|min',
  one: { une: '1', un: '1' },
  at: 'a|vers',
  from: 'de',
  to: 'a|jusqu.a',
  lasting: 'pendant|pour',
  am: 'du matin',
  pm: 'du soir|de l.apres[ -]midi',
  noon: 'midi',
  midnight: 'minuit',
  allDay: 'toute la journee',
  fillers: 'le|a|de|du|au',
  isMonthFirst: false,
}

const arabic: QuickAddWords = {
  days: { 'بعد غد[اً]?': 2, 'غد[اً]?': 1, اليوم: 0, الليله: 0 },
  weekdays: ['ال?احد', 'الاثنين', 'الثلاثاء', 'الاربعاء', 'الخميس', 'الجمعه', 'السبت'],
  next: 'القادم|القادمه|المقبل|المقبله',
  months: ['يناير', 'فبراير', 'مارس', 'ابريل', 'مايو', 'يونيو', 'يوليو', 'اغسطس', 'سبتمبر', 'اكتوبر', 'نوفمبر', 'ديسمبر'],
  within: 'بعد',
  dayUnit: 'يومين|يوما?|ايام',
  weekUnit: 'اسبوعين|اسبوعا?|اسابيع',
  hourUnit: 'ساعتين|ساعه|ساعات',
  minuteUnit: 'دقيقه|دقائق',
  one: { '': '1' },
  at: 'الساعه|في الساعه|عند الساعه|عند',
  from: 'من الساعه|من',
  to: 'الي الساعه|حتي الساعه|الي|حتي',
  lasting: 'لمده',
  am: 'صباحا|ص',
  pm: 'مساءا?|عصرا|م',
  noon: 'ظهرا|الظهر',
  midnight: 'منتصف الليل',
  allDay: 'طوال اليوم|كل اليوم',
  fillers: 'في|يوم|من|عند',
  isMonthFirst: false,
}

export const wordsOf = (lang: string): QuickAddWords => (lang.startsWith('fr') ? french : lang.startsWith('ar') ? arabic : english)
