/** Countable nouns that are hardly ever used without a determiner in the singular, by what they name. */

const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

export const persons = set(
  'lawyer doctor dentist plumber electrician mechanic accountant engineer teacher student friend colleague boss manager customer client neighbor neighbour nurse tutor waiter waitress singer actor actress designer programmer developer journalist translator photographer secretary receptionist assistant consultant carpenter builder babysitter roommate flatmate girlfriend boyfriend stranger tourist beginner guy girl boy man woman kid child cousin brother sister son daughter uncle aunt person supplier contractor landlord tenant candidate employee',
)

export const things = set(
  `car bike bicycle motorcycle motorbike scooter truck van bus taxi cab boat laptop computer printer phone smartphone tablet camera keyboard mouse monitor charger headset battery fridge refrigerator oven microwave washer dishwasher vacuum lamp sofa couch desk chair shelf mirror pillow blanket jacket coat shirt skirt sweater hat scarf suit uniform umbrella backpack suitcase wallet purse
  ticket invoice contract receipt copy discount refund coupon voucher letter message text book novel magazine newspaper dictionary notebook pen pencil calendar passport visa certificate diploma license licence document file folder spreadsheet presentation website blog app password link
  house flat apartment hotel hostel restaurant cafe café shop store supermarket museum cinema theater theatre library garage kitchen bathroom bedroom balcony pool factory warehouse village town city suburb
  appointment meeting interview reservation booking question problem mistake suggestion idea plan job exam test course project task party wedding dog cat puppy kitten rabbit horse parrot bird sandwich pizza burger apple banana orange salad cake cookie guitar piano violin song story joke poem movie film picture photo video walk trip tour shower bath nap break headache fever stomachache accident injury allergy
  hobby habit goal dream example solution answer deal company firm startup bank account loan mortgage budget meter device machine gadget tool solution method system feature update bug
  colleague lesson class lecture essay paragraph sentence word report summary list survey questionnaire workshop seminar conference holiday vacation weekend evening day week month year moment minute hour`,
)

/** The ones that are also used without an article after some verb or in some sense: an adjective must precede them. */
export const describedOnly = set(
  'class text test form paper film word day week year month hour minute moment weekend evening afternoon while break bath cake pizza salad account plan bank list file link town city man woman child kid person student teacher doctor nurse manager boss client customer colleague friend neighbor neighbour reason example opportunity chance business system error bug update business company city answer bus suit monitor business holiday vacation dress dream idea song story account game walk cold course project task word sentence month orange shower meter mouse coat report record exam battery kitchen file picture lecture library',
)

/** "Part one of the exam": the number is its name. */
export const numberedParts = /^(?:part|chapter|step|section|phase|page|day|week|round|question|unit|volume)$/
