/** What the demonstration partner answers: the first rule that matches, in the language of the message. */
type Language = 'en' | 'fr' | 'ar'

const french =
  /[àâçéèêëîïôûùœ]|\b(bonjour|salut|bonsoir|merci|quand|combien|pourquoi|comment|est-ce|vous|nous|pouvez|peux|avec|demain|facture|commande|livraison|oui|voir|au revoir)\b/i

const languageOf = (text: string): Language => (/\p{Script=Arabic}/u.test(text) ? 'ar' : french.test(text) ? 'fr' : 'en')

/** Greetings count only in short messages, so that "Hello, where is my order?" is about the order. */
const shortLength = 24

interface Rule {
  pattern: RegExp
  isShort?: true
  answers: Record<Language, string>
}

const rules: Rule[] = [
  {
    pattern: /\b(thanks|thank you|thx|cheers|merci)\b|شكر/i,
    answers: {
      en: 'You’re welcome! Tell me if anything else comes up.',
      fr: 'Avec plaisir ! Dites-moi s’il vous faut autre chose.',
      ar: 'على الرحب والسعة! أخبرني إذا احتجت إلى أي شيء آخر.',
    },
  },
  {
    pattern: /\b(hi|hello|hey|good (morning|afternoon|evening)|bonjour|bonsoir|salut)\b|مرحب|السلام|أهلا|صباح|مساء/i,
    isShort: true,
    answers: { en: 'Hello! How can I help?', fr: 'Bonjour ! Comment puis-je vous aider ?', ar: 'مرحبًا! كيف يمكنني مساعدتك؟' },
  },
  {
    pattern: /\b(invoices?|bills?|paid|payments?|refunds?|factures?|paiements?|payer|rembours\w*)\b|فاتور|دفع|سداد|استرداد/i,
    answers: {
      en: 'I’ll check the account and send you the figures today.',
      fr: 'Je vérifie le compte et je vous envoie les chiffres aujourd’hui.',
      ar: 'سأراجع الحساب وأرسل إليك الأرقام اليوم.',
    },
  },
  {
    pattern: /\b(orders?|parcels?|packages?|deliver\w*|shipp\w*|commandes?|colis|livraisons?|livr\w+)\b|طلب|شحن|طرد|توصيل/i,
    answers: {
      en: 'Let me look at the shipment. I’ll send you the tracking number in a minute.',
      fr: 'Je regarde l’expédition. Je vous envoie le numéro de suivi dans une minute.',
      ar: 'سأتحقق من الشحنة، وأرسل إليك رقم التتبع خلال دقيقة.',
    },
  },
  {
    pattern: /\b(meet\w*|call|appointment|lunch|coffee|réunion|rendez-vous|appel|déjeuner|café)\b|اجتماع|موعد|اتصال|قهوة|غداء/i,
    answers: {
      en: 'Good idea. Does tomorrow at ten work for you?',
      fr: 'Bonne idée. Demain à dix heures, cela vous convient ?',
      ar: 'فكرة جيدة. هل تناسبك الساعة العاشرة غدًا؟',
    },
  },
  {
    pattern: /\b(when|what time|how long|quand|quelle heure|combien de temps)\b|متى|كم من الوقت/i,
    answers: {
      en: 'By tomorrow noon at the latest. I’ll write as soon as it’s done.',
      fr: 'Demain midi au plus tard. Je vous écris dès que c’est fait.',
      ar: 'غدًا ظهرًا على أبعد تقدير. سأكتب إليك فور الانتهاء.',
    },
  },
  {
    pattern: /\b(price|cost|how much|discount|prix|coûte?|combien|remise)\b|سعر|تكلف|بكم|خصم/i,
    answers: {
      en: 'I’ll ask for the current price and get back to you.',
      fr: 'Je me renseigne sur le prix actuel et je reviens vers vous.',
      ar: 'سأستفسر عن السعر الحالي وأعود إليك.',
    },
  },
  {
    pattern:
      /\b(problem|broken|error|wrong|damaged|complain\w*|late|problème|erreur|cassée?s?|abîmée?s?|retard|plainte)\b|مشكل|خطأ|تالف|متأخر|شكوى/i,
    answers: {
      en: 'I’m sorry about that. Send me a photo or the number, and I’ll take care of it.',
      fr: 'J’en suis désolé(e). Envoyez-moi une photo ou le numéro, je m’en occupe.',
      ar: 'يؤسفني ذلك. أرسل إليّ صورة أو الرقم وسأتولى الأمر.',
    },
  },
  {
    pattern: /\b(bye|goodbye|see you|good night|à bientôt|au revoir|bonne (nuit|soirée|journée))\b|مع السلامة|إلى اللقاء|تصبح/i,
    answers: { en: 'See you soon!', fr: 'À bientôt !', ar: 'إلى اللقاء!' },
  },
  {
    pattern: /^\s*(yes|ok|okay|sure|great|perfect|fine|oui|d’accord|d'accord|parfait|super|très bien|نعم|حسنًا|حسنا|تمام|ممتاز)(?!\p{L})/iu,
    isShort: true,
    answers: { en: 'Great, let’s do that.', fr: 'Parfait, on fait comme ça.', ar: 'رائع، لنفعل ذلك.' },
  },
  {
    pattern: /[?؟]\s*$/,
    answers: {
      en: 'Good question. I’ll find out and tell you today.',
      fr: 'Bonne question. Je me renseigne et je vous réponds aujourd’hui.',
      ar: 'سؤال جيد. سأتحقق وأخبرك اليوم.',
    },
  },
]

const fallbacks: Record<Language, readonly string[]> = {
  en: ['Got it. I’ll take care of it.', 'Noted, thanks. I’ll keep you posted.', 'Makes sense. I’ll look at it this afternoon.'],
  fr: ['Bien reçu. Je m’en occupe.', 'C’est noté, merci. Je vous tiens au courant.', 'Très bien. Je regarde cela cet après-midi.'],
  ar: ['وصلت الرسالة. سأتولى الأمر.', 'تم، شكرًا. سأبقيك على اطلاع.', 'مفهوم. سأنظر في الأمر بعد ظهر اليوم.'],
}

/** Answers where a contact's work decides. */
const byRole: { role: string; pattern: RegExp; answers: Record<Language, string> }[] = [
  {
    role: 'Warehouse manager',
    pattern: /\b(stock|shelf|inventory|how many|pieces|stock|étagère|inventaire)\b|مخزون|رف/i,
    answers: {
      en: 'I’ll walk over to the shelf and count them.',
      fr: 'Je passe au rayon et je les compte.',
      ar: 'سأذهب إلى الرف وأعدّها.',
    },
  },
  {
    role: 'Lawyer',
    pattern: /\b(contract|terms|sign|legal|contrat|conditions|signer)\b|عقد|شروط|توقيع/i,
    answers: {
      en: 'Send me the contract as text, and I’ll mark what to change.',
      fr: 'Envoyez-moi le contrat en texte, je marquerai ce qu’il faut changer.',
      ar: 'أرسل إليّ العقد كنص، وسأحدد ما يجب تغييره.',
    },
  },
  {
    role: 'Translator',
    pattern: /\b(translat\w*|arabic|italian|traduc\w*|traduire|arabe|italien)\b|ترجم|عربي|إيطالي/i,
    answers: {
      en: 'Happy to translate it. How soon do you need it?',
      fr: 'Je le traduis volontiers. Pour quand vous le faut-il ?',
      ar: 'يسعدني أن أترجمه. متى تحتاج إليه؟',
    },
  },
]

export function answerTo(text: string, role: string): string {
  const language = languageOf(text)
  const own = byRole.find(each => each.role === role && each.pattern.test(text))
  const rule = own ?? rules.find(({ pattern, isShort }) => pattern.test(text) && !(isShort && text.trim().length > shortLength))
  if (rule) return rule.answers[language]
  const choices = fallbacks[language]
  return choices[text.length % choices.length] ?? choices[0] ?? ''
}
