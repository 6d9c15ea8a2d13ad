/** Frequently asked questions about the demo store and Deskwright, by topic. Read-only. */
export const faqCategories = [
  {
    faqTitle: 'Orders',
    faqIcon: 'shopping-cart',
    faqSubtitle: 'Placing, checking and cancelling them',
    faqs: [
      {
        question: 'When will I get a confirmation of my order?',
        answer:
          'A confirmation e-mail reaches you within 24 hours of your order. If it does not, look in the spam folder first, then write to us with the day and the amount.',
      },
      {
        question: 'Can I cancel an order that comes by scheduled delivery?',
        answer: 'Yes, up to 72 hours before the delivery that you agreed on. After that the goods are already on their way to the depot.',
      },
      {
        question: 'Can I change an order after I have placed it?',
        answer:
          'While it has not been dispatched, yes: write to us, and we change it by hand. Once it is dispatched, return what you do not want.',
      },
      {
        question: 'How do I see where my order is?',
        answer:
          'Its state is in the list of orders: Dispatched, Out for Delivery, Ready to Pickup, Delivered. The day and the hour of the last step stand beside it.',
      },
      {
        question: 'Do I need an account to order?',
        answer: 'No. With an account, however, your addresses and your earlier orders are kept, so that the next order is quicker.',
      },
    ],
  },
  {
    faqTitle: 'Delivery',
    faqIcon: 'truck-delivery',
    faqSubtitle: 'What it costs and how long it takes',
    faqs: [
      {
        question: 'What does delivery cost?',
        answer:
          'Parcel delivery is free. Scheduled delivery, for furniture and whatever else is too large for a parcel, costs $69 or $99 for each order, depending on your postal code.',
      },
      {
        question: 'Which goods come by parcel, and which by scheduled delivery?',
        answer:
          'Whatever fits into a parcel is sent as one. Where a single thing is too large, the whole order comes by scheduled delivery.',
      },
      {
        question: 'Who decides whether my scheduled delivery costs $69 or $99?',
        answer: 'Your postal code alone. The amount is for the order, however many things are in it, and you see it before you pay.',
      },
      {
        question: 'Do I choose the day of a scheduled delivery?',
        answer: 'Yes. After your order we offer you days, and you choose one. You may choose another up to 72 hours before.',
      },
      {
        question: 'What if nobody is at home?',
        answer: 'A parcel waits at the nearest pick-up point for seven days. For a scheduled delivery, we call you before we drive.',
      },
    ],
  },
  {
    faqTitle: 'Returns and damage',
    faqIcon: 'rotate-clockwise',
    faqSubtitle: 'Sending things back',
    faqs: [
      {
        question: 'How long can I return something?',
        answer: 'You may return it within 15 days of its delivery, unused and in its box.',
      },
      {
        question: 'What do I do when something arrives damaged?',
        answer:
          'Tell us within 48 hours of the delivery, with a picture of the damage and of the box. We replace it or give you your money back.',
      },
      {
        question: 'Who pays for the way back?',
        answer: 'We do, when the thing is damaged or the wrong one. Otherwise you pay the postage of a parcel.',
      },
      {
        question: 'When do I get my money back?',
        answer: 'Within five working days after the return has reached us, by the same way that you paid.',
      },
      {
        question: 'Can I return only a part of an order?',
        answer: 'Yes. Choose the things when you announce the return. What you paid for a scheduled delivery is not divided.',
      },
    ],
  },
  {
    faqTitle: 'Payment',
    faqIcon: 'credit-card',
    faqSubtitle: 'Cards, invoices and prices',
    faqs: [
      {
        question: 'How can I pay?',
        answer: 'By card or with PayPal. Companies whose details we have checked may also pay by invoice, within 14 days.',
      },
      {
        question: 'When is my card charged?',
        answer: 'When the order is dispatched. Until then the amount is only set aside.',
      },
      {
        question: 'What does it mean that a payment has failed?',
        answer: 'The bank refused it, and nothing was taken. Try again or choose another way; the order waits for you meanwhile.',
      },
      {
        question: 'Where do I find my invoice?',
        answer: 'In the list of invoices, with its items, its payments and what is still to be paid. It can be printed from there.',
      },
      {
        question: 'Are prices shown with tax?',
        answer: 'Prices in the shop include it. An invoice shows the tax of each line.',
      },
    ],
  },
  {
    faqTitle: 'Words and writing',
    faqIcon: 'writing',
    faqSubtitle: 'What the editor does and what it costs',
    faqs: [
      {
        question: 'What does polishing a text cost?',
        answer:
          'As many words as the text has. Nothing is charged when nothing was wrong or when a run fails. A run that you stop costs only what had arrived by then.',
      },
      {
        question: 'What is the difference between temporary and permanent words?',
        answer:
          'Temporary words end on a certain day and are spent first, the soonest to end before the others. Permanent words stay until you use them.',
      },
      {
        question: 'Does my text leave this server?',
        answer:
          'Not with the embedded engine, which works without a network. Where a language model is set up in its place, the editor names it.',
      },
      {
        question: 'Why was my text not expanded?',
        answer:
          'The embedded engine expands notes and shorthand only. Where it would have to invent something, it refuses, and that costs nothing.',
      },
      {
        question: 'May I try it without an account?',
        answer: 'Yes: up to 50 words at once, five times an hour, on the first page. Nothing of it is kept.',
      },
    ],
  },
]
