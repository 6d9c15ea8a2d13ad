/** Emails about words and purchases, in the languages of the application. */

/** Kinds of notifications that are also sent by email. */
export const mailedKinds = [
  'PURCHASE_PAID',
  'BALANCE_ADDED',
  'PURCHASE_FAILED',
  'PURCHASE_REFUNDED',
  'PLAN_RENEWED',
  'PLAN_ENDED',
  'WORDS_EXPIRING',
  'WORDS_LOW',
] as const
export type MailedKind = (typeof mailedKinds)[number]

interface KindTexts {
  title: string
  text: string
  button: string
  /** Label of the number of words, where it is not `words`. */
  words?: string
  /** Label of the date. */
  date?: string
}

interface MailTexts {
  order: string
  amount: string
  words: string
  footer: string
  kinds: Record<MailedKind, KindTexts>
}

export type MailLanguage = 'en' | 'fr' | 'ar' | 'zh'

export const mailTexts: Record<MailLanguage, MailTexts> = {
  en: {
    order: 'Order',
    amount: 'Amount',
    words: 'Words',
    footer: 'You get this email because you have a Deskwright account. Choose your emails in the account settings, under Notifications.',
    kinds: {
      PURCHASE_PAID: {
        title: 'Payment received',
        text: 'Thank you for your purchase. The words are in your account.',
        button: 'View order',
        date: 'Words last until',
      },
      BALANCE_ADDED: {
        title: 'Money added to your balance',
        text: 'We received your payment. Your balance is ready to use.',
        button: 'View balance',
      },
      PURCHASE_FAILED: {
        title: 'Your payment failed',
        text: 'The payment wasn’t accepted, and no money was taken. Try again with another card until the order expires.',
        button: 'Try again',
        date: 'Order expires',
      },
      PURCHASE_REFUNDED: {
        title: 'Your order was refunded',
        text: 'The amount is returned to your payment method. Your bank may need a few days.',
        button: 'View order',
        words: 'Words removed',
      },
      PLAN_RENEWED: {
        title: 'Your plan was renewed',
        text: 'The words of the new period are in your account.',
        button: 'View plan',
        date: 'Next renewal',
      },
      PLAN_ENDED: {
        title: 'Your plan couldn’t be renewed',
        text: 'The next period couldn’t be paid, so your plan has ended. Words that never expire stay in your account.',
        button: 'Choose a plan',
      },
      WORDS_EXPIRING: {
        title: 'Your words expire soon',
        text: 'Some of your words expire soon. They are used before all others.',
        button: 'Write now',
        words: 'Words left',
        date: 'Expire on',
      },
      WORDS_LOW: {
        title: 'You’re running low on words',
        text: 'Buy more words to keep polishing without a break.',
        button: 'Buy words',
        words: 'Words left',
      },
    },
  },
  fr: {
    order: 'Commande',
    amount: 'Montant',
    words: 'Mots',
    footer:
      'Vous recevez cet e-mail car vous avez un compte Deskwright. Choisissez vos e-mails dans les paramètres du compte, sous Notifications.',
    kinds: {
      PURCHASE_PAID: {
        title: 'Paiement reçu',
        text: 'Merci pour votre achat. Les mots sont disponibles sur votre compte.',
        button: 'Voir la commande',
        date: 'Mots valables jusqu’au',
      },
      BALANCE_ADDED: {
        title: 'Solde crédité',
        text: 'Nous avons reçu votre paiement. Votre solde est disponible.',
        button: 'Voir le solde',
      },
      PURCHASE_FAILED: {
        title: 'Votre paiement a échoué',
        text: 'Le paiement n’a pas été accepté et rien n’a été débité. Réessayez avec une autre carte avant l’expiration de la commande.',
        button: 'Réessayer',
        date: 'Expiration de la commande',
      },
      PURCHASE_REFUNDED: {
        title: 'Votre commande a été remboursée',
        text: 'Le montant est reversé sur votre moyen de paiement. Votre banque peut avoir besoin de quelques jours.',
        button: 'Voir la commande',
        words: 'Mots retirés',
      },
      PLAN_RENEWED: {
        title: 'Votre abonnement a été renouvelé',
        text: 'Les mots de la nouvelle période sont disponibles sur votre compte.',
        button: 'Voir l’abonnement',
        date: 'Prochain renouvellement',
      },
      PLAN_ENDED: {
        title: 'Votre abonnement n’a pas pu être renouvelé',
        text: 'La période suivante n’a pas pu être payée : votre abonnement a pris fin. Les mots sans expiration restent sur votre compte.',
        button: 'Choisir un abonnement',
      },
      WORDS_EXPIRING: {
        title: 'Vos mots expirent bientôt',
        text: 'Une partie de vos mots expire bientôt. Ils sont utilisés avant tous les autres.',
        button: 'Écrire maintenant',
        words: 'Mots restants',
        date: 'Expiration',
      },
      WORDS_LOW: {
        title: 'Il vous reste peu de mots',
        text: 'Achetez des mots pour continuer à corriger vos textes sans interruption.',
        button: 'Acheter des mots',
        words: 'Mots restants',
      },
    },
  },
  ar: {
    order: 'الطلب',
    amount: 'المبلغ',
    words: 'الكلمات',
    footer: 'تتلقى هذه الرسالة لأن لديك حسابًا في Deskwright. يمكنك اختيار رسائلك من إعدادات الحساب، ضمن «الإشعارات».',
    kinds: {
      PURCHASE_PAID: {
        title: 'تم استلام الدفعة',
        text: 'شكرًا على الشراء. أُضيفت الكلمات إلى حسابك.',
        button: 'عرض الطلب',
        date: 'الكلمات صالحة حتى',
      },
      BALANCE_ADDED: { title: 'أُضيف المبلغ إلى رصيدك', text: 'استلمنا دفعتك، ورصيدك جاهز للاستخدام.', button: 'عرض الرصيد' },
      PURCHASE_FAILED: {
        title: 'تعذّر إتمام الدفع',
        text: 'لم تُقبل الدفعة ولم يُخصم أي مبلغ. حاول مجددًا ببطاقة أخرى قبل انتهاء صلاحية الطلب.',
        button: 'إعادة المحاولة',
        date: 'انتهاء صلاحية الطلب',
      },
      PURCHASE_REFUNDED: {
        title: 'تم رد قيمة طلبك',
        text: 'يُعاد المبلغ إلى وسيلة الدفع. وقد يحتاج البنك إلى بضعة أيام.',
        button: 'عرض الطلب',
        words: 'الكلمات المسحوبة',
      },
      PLAN_RENEWED: {
        title: 'تم تجديد اشتراكك',
        text: 'أُضيفت كلمات الفترة الجديدة إلى حسابك.',
        button: 'عرض الاشتراك',
        date: 'التجديد التالي',
      },
      PLAN_ENDED: {
        title: 'تعذّر تجديد اشتراكك',
        text: 'تعذّر دفع قيمة الفترة التالية، لذا انتهى اشتراكك. تبقى الكلمات التي لا تنتهي صلاحيتها في حسابك.',
        button: 'اختيار اشتراك',
      },
      WORDS_EXPIRING: {
        title: 'تنتهي صلاحية كلماتك قريبًا',
        text: 'تنتهي صلاحية جزء من كلماتك قريبًا، وهي تُستخدم قبل غيرها.',
        button: 'الكتابة الآن',
        words: 'الكلمات المتبقية',
        date: 'تنتهي في',
      },
      WORDS_LOW: {
        title: 'أوشكت كلماتك على النفاد',
        text: 'اشترِ المزيد من الكلمات لمتابعة التنقيح دون توقف.',
        button: 'شراء كلمات',
        words: 'الكلمات المتبقية',
      },
    },
  },
  zh: {
    order: '订单',
    amount: '金额',
    words: '词数',
    footer: '您收到此邮件是因为您拥有 Deskwright 账户。您可以在账户设置的“通知”中选择要接收的邮件。',
    kinds: {
      PURCHASE_PAID: { title: '已收到付款', text: '感谢您的购买。词数已存入您的账户。', button: '查看订单', date: '词数有效期至' },
      BALANCE_ADDED: { title: '余额已充值', text: '我们已收到您的付款，余额可以使用了。', button: '查看余额' },
      PURCHASE_FAILED: {
        title: '付款失败',
        text: '付款未被接受，没有扣款。订单过期前，您可以换一张卡重试。',
        button: '重试',
        date: '订单过期时间',
      },
      PURCHASE_REFUNDED: {
        title: '订单已退款',
        text: '款项将退回原支付方式，银行可能需要几天时间。',
        button: '查看订单',
        words: '扣回词数',
      },
      PLAN_RENEWED: { title: '订阅已续订', text: '新一期的词数已存入您的账户。', button: '查看订阅', date: '下次续订' },
      PLAN_ENDED: {
        title: '订阅未能续订',
        text: '下一期费用未能支付，订阅已结束。永久有效的词数仍保留在您的账户中。',
        button: '选择订阅',
      },
      WORDS_EXPIRING: {
        title: '词数即将过期',
        text: '您的部分词数即将过期，它们会最先使用。',
        button: '开始写作',
        words: '剩余词数',
        date: '过期时间',
      },
      WORDS_LOW: { title: '词数不足', text: '购买更多词数，继续润色。', button: '购买词数', words: '剩余词数' },
    },
  },
}
