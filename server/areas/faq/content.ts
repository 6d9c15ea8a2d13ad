/** Frequently asked questions about the demo store and Deskwright, by topic. Read-only. */
import { arabicFaqs } from './content-ar.ts'
import { frenchFaqs } from './content-fr.ts'
import { type ContentLanguage, type FaqTranslation, toAnchor } from './language.ts'

const translations: Partial<Record<ContentLanguage, FaqTranslation>> = { FR: frenchFaqs, AR: arabicFaqs }

/** All categories in a language. IDs come from the English text, so that an address leads to the same question in each. */
export function listFaqCategories(language: ContentLanguage) {
  const translation = translations[language]
  return englishFaqs.map(({ faqs, ...category }) => {
    const id = toAnchor(category.faqTitle)
    return {
      id,
      ...category,
      ...translation?.categories[id],
      faqs: faqs.map(faq => {
        const id = toAnchor(faq.question)
        return { id, ...faq, ...translation?.questions[id] }
      }),
    }
  })
}

const englishFaqs = [
  {
    faqTitle: 'Orders',
    faqIcon: 'shopping-cart',
    faqSubtitle: 'Placing, changing, and tracking orders',
    faqs: [
      {
        question: 'When will I receive my order confirmation?',
        answer:
          'You receive a confirmation email within 24 hours. If it doesn’t arrive, check your spam folder, then contact us with the date and amount of your order.',
      },
      {
        question: 'Can I cancel an order with scheduled delivery?',
        answer: 'Yes, up to 72 hours before the scheduled delivery. After that, your order is already on its way to the depot.',
      },
      {
        question: 'Can I change an order after I have placed it?',
        answer: 'Yes, until it is dispatched. Contact us and we’ll change it for you. After that, you can return the items you don’t want.',
      },
      {
        question: 'How can I track my order?',
        answer:
          'The order list shows its status: Dispatched, Out for Delivery, Ready to Pickup, or Delivered. The order page shows the date and time of each step.',
      },
      {
        question: 'Do I need an account to order?',
        answer: 'No, but an account saves your addresses and past orders, so your next checkout is faster.',
      },
    ],
  },
  {
    faqTitle: 'Delivery',
    faqIcon: 'truck-delivery',
    faqSubtitle: 'Costs and scheduling',
    faqs: [
      {
        question: 'How much does delivery cost?',
        answer:
          'Parcel delivery is free. Scheduled delivery, for furniture and other items that are too large for a parcel, costs $69 or $99 per order, depending on your postal code.',
      },
      {
        question: 'Which items are sent by parcel, and which need scheduled delivery?',
        answer:
          'Items that fit in a parcel are sent by parcel. If any item in your order is too large, the whole order comes by scheduled delivery.',
      },
      {
        question: 'Why does scheduled delivery cost $69 or $99?',
        answer:
          'The price depends only on your postal code. It applies once per order, whatever the number of items, and you see it before you pay.',
      },
      {
        question: 'Can I choose the day of a scheduled delivery?',
        answer: 'Yes. After you place your order, we suggest delivery days. You can change the day up to 72 hours before the delivery.',
      },
      {
        question: 'What happens if I’m not at home?',
        answer: 'Your parcel is held at the nearest pickup point for seven days. For a scheduled delivery, we call you before we set out.',
      },
    ],
  },
  {
    faqTitle: 'Returns and damage',
    faqIcon: 'rotate-clockwise',
    faqSubtitle: 'Returning items and getting refunds',
    faqs: [
      {
        question: 'How long do I have to return an item?',
        answer: 'You can return it within 15 days of delivery, unused and in its original packaging.',
      },
      {
        question: 'What should I do if an item arrives damaged?',
        answer:
          'Let us know within 48 hours of delivery and include photos of the damage and the packaging. We’ll send a replacement or refund you.',
      },
      {
        question: 'Who pays for return shipping?',
        answer: 'We do if the item is damaged or incorrect. Otherwise, you pay for return shipping.',
      },
      {
        question: 'When will I get my refund?',
        answer: 'Within five business days after we receive your return, to your original payment method.',
      },
      {
        question: 'Can I return part of an order?',
        answer: 'Yes. Select the items when you start the return. The fee for scheduled delivery isn’t refunded for partial returns.',
      },
    ],
  },
  {
    faqTitle: 'Payment',
    faqIcon: 'credit-card',
    faqSubtitle: 'Payment methods, invoices, and prices',
    faqs: [
      {
        question: 'Which payment methods do you accept?',
        answer: 'Cards and PayPal. Verified companies can also pay by invoice within 14 days.',
      },
      {
        question: 'When is my card charged?',
        answer: 'When your order is dispatched. Until then, the amount is only reserved.',
      },
      {
        question: 'Why did my payment fail?',
        answer: 'Your bank declined it and you weren’t charged. Try again or choose another payment method; we keep your order open.',
      },
      {
        question: 'Where can I find my invoice?',
        answer: 'In the invoice list, with its items, payments, and balance. You can print it from there.',
      },
      {
        question: 'Do prices include tax?',
        answer: 'Yes. Prices in the store include tax, and invoices show the tax for each line.',
      },
    ],
  },
  {
    faqTitle: 'Words and writing',
    faqIcon: 'writing',
    faqSubtitle: 'How the editor works and what it costs',
    faqs: [
      {
        question: 'How much does it cost to polish a text?',
        answer:
          'One word of your balance for each word in the text. If no issues are found or the run fails, no words are charged. If you stop a run, you pay only for the part that finished.',
      },
      {
        question: 'What is the difference between temporary and permanent words?',
        answer:
          'Temporary words have an expiry date and are used first, starting with those that expire soonest. Permanent words never expire.',
      },
      {
        question: 'Does my text leave this server?',
        answer:
          'No, if the server uses the built-in engine, which works without a network. If it uses a language model instead, the editor names the model.',
      },
      {
        question: 'Why couldn’t my text be expanded?',
        answer:
          'The built-in engine only expands notes and abbreviations. It never makes up content, and you aren’t charged if a text can’t be expanded.',
      },
      {
        question: 'Can I try it without an account?',
        answer: 'Yes: up to 50 words at a time, five times an hour, on the home page. Your text isn’t stored.',
      },
    ],
  },
]
