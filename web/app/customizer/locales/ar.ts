import type { texts as english } from './en.ts'

export const texts: typeof english = {
  title: 'المظهر',
  lead: 'يظهر التغيير فورًا ويُحفظ في هذا المتصفح.',
  legends: {
    theme: 'المظهر',
    skin: 'الغلاف',
    navOrientation: 'قائمة التنقل',
    appContentWidth: 'المحتوى',
    navbarType: 'الشريط العلوي',
    footerType: 'التذييل',
    density: 'صفوف القوائم',
  },
  values: {
    theme: { system: 'النظام', light: 'فاتح', dark: 'داكن' },
    skin: { default: 'بظلال', bordered: 'بحدود' },
    navOrientation: { vertical: 'على الجانب', horizontal: 'في الأعلى' },
    appContentWidth: { boxed: 'محدود العرض', fluid: 'بكامل العرض' },
    navbarType: { sticky: 'ثابت', static: 'متحرك', hidden: 'مخفي' },
    footerType: { static: 'في النهاية', sticky: 'ثابت', hidden: 'مخفي' },
    density: { standard: 'عادية', compact: 'متراصة', relaxed: 'متباعدة' },
  },
  switches: {
    isVerticalNavCollapsed: 'قائمة تنقل ضيقة',
    isVerticalNavSemiDark: 'قائمة تنقل داكنة في المظهر الفاتح',
    isNavbarBlurEnabled: 'شريط ضبابي',
  },
  narrow: 'هذه النافذة ضيقة: تُفتح قائمة التنقل فوق الصفحة إلى أن يتسع المكان.',
  barNeeded: 'حين تكون قائمة التنقل في الأعلى يبقى الشريط في الصفحة.',
  reset: 'إعادة الضبط',
  wasReset: 'عاد المظهر كما كان في البداية.',
  copy: 'نسخ بصيغة JSON',
  copied: 'نُسخ بصيغة JSON.',
  notCopied: 'لم يسمح المتصفح بالنسخ.',
  shortcuts: {
    title: 'الاختصارات',
    edit: 'تعديل',
    done: 'تم',
    empty: 'لم تُختر أي صفحة. يمكنك الاختيار عبر «تعديل».',
    most: 'اختير {{count}} من {{most}}',
  },
}
