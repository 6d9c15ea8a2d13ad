/** Nouns for persons. */

const singular = new Set(
  `man woman boy girl child kid baby person friend guy lady gentleman mother father mom dad mum brother sister son daughter uncle aunt cousin nephew niece grandmother grandfather grandma grandpa husband wife boyfriend girlfriend fiance parent partner neighbor neighbour colleague coworker boss manager director employee employer owner landlord tenant roommate classmate teammate teacher professor student pupil tutor coach trainer instructor principal doctor nurse dentist surgeon patient pharmacist therapist lawyer judge policeman officer detective soldier firefighter guard driver conductor pilot captain passenger waiter waitress cook chef baker butcher cashier clerk receptionist assistant secretary customer client guest visitor tourist traveler traveller guide host hostess singer dancer actor actress artist musician painter writer author poet journalist reporter photographer editor translator scientist researcher engineer programmer developer designer architect technician mechanic electrician plumber carpenter builder farmer gardener fisherman hunter shepherd librarian volunteer lifeguard babysitter nanny cleaner salesman saleswoman seller buyer candidate applicant colleague supervisor leader president king queen prince princess politician mayor priest monk stranger foreigner immigrant refugee citizen resident player athlete runner swimmer champion opponent winner fan member worker housekeeper caretaker janitor intern trainee apprentice postman mailman vet veterinarian psychologist accountant consultant analyst agent broker model lover enemy hero victim thief criminal witness teenager adult toddler youngster senior twin bride groom`.split(
    ' ',
  ),
)
const plural = /^(?:men|women|children|people|gentlemen|ladies|babies|policemen|firemen|salesmen|fishermen|wives|thieves|heroes|enemies|secretaries|nannies|staff|police|kids)$/ // prettier-ignore

/** "conductor", "neighbors" */
export const isPersonNoun = (word: string) =>
  singular.has(word) || plural.test(word) || (word.endsWith('s') && singular.has(word.slice(0, -1)))

const professions = /^(?:teacher|professor|tutor|coach|trainer|instructor|principal|doctor|nurse|dentist|surgeon|pharmacist|therapist|lawyer|judge|detective|soldier|firefighter|guard|driver|pilot|waiter|waitress|cook|chef|baker|butcher|cashier|clerk|receptionist|assistant|secretary|guide|host|hostess|singer|dancer|actor|actress|musician|writer|journalist|reporter|photographer|editor|translator|interpreter|scientist|researcher|engineer|programmer|developer|designer|architect|technician|mechanic|electrician|plumber|carpenter|gardener|librarian|volunteer|lifeguard|babysitter|nanny|cleaner|salesman|saleswoman|salesperson|seller|supervisor|manager|director|housekeeper|caretaker|janitor|intern|trainee|postman|veterinarian|vet|psychologist|accountant|consultant|analyst|agent|model|bartender|barista|dishwasher|electrician|administrator|coordinator|specialist|operator|freelancer|freelance|mailman|social worker)$/ // prettier-ignore

/** "lifeguard", "translator" */
export const isProfession = (word: string) => professions.test(word)
