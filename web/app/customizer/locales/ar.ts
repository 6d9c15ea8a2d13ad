import type { texts as english } from './en.ts'

export const texts: typeof english = {
  title: 'المظهر',
  lead: 'يتم تطبيق التغييرات فورًا وحفظها في هذا المتصفّح.',
  legends: {
    theme: 'السمة',
    skin: 'النمط',
    navOrientation: 'التنقّل',
    appContentWidth: 'المحتوى',
    navbarType: 'الشريط العلوي',
    footerType: 'التذييل',
    density: 'ارتفاع الصفوف',
  },
  values: {
    theme: { system: 'النظام', light: 'فاتح', dark: 'داكن' },
    skin: { default: 'بظلال', bordered: 'بحدود' },
    navOrientation: { vertical: 'شريط جانبي', horizontal: 'في الأعلى' },
    appContentWidth: { boxed: 'محدود العرض', fluid: 'بكامل العرض' },
    navbarType: { sticky: 'ثابت', static: 'ينتقل مع الصفحة', hidden: 'مخفي' },
    footerType: { static: 'في النهاية', sticky: 'ثابت', hidden: 'مخفي' },
    density: { standard: 'عادي', compact: 'مضغوط', relaxed: 'مريح' },
  },
  switches: {
    isVerticalNavCollapsed: 'شريط جانبي مصغّر',
    isVerticalNavSemiDark: 'شريط جانبي داكن في السمة الفاتحة',
    isNavbarBlurEnabled: 'تمويه الشريط العلوي',
  },
  narrow: 'هذه النافذة ضيقة، لذا تُفتح قائمة التنقّل فوق الصفحة.',
  barNeeded: 'لا يمكن إخفاء الشريط العلوي عندما تكون قائمة التنقّل في الأعلى.',
  reset: 'إعادة الضبط',
  wasReset: 'تمت إعادة ضبط المظهر',
  copy: 'نسخ بصيغة JSON',
  copied: 'تم النسخ بصيغة JSON',
  notCopied: 'تعذّر النسخ. اسمح بالوصول إلى الحافظة وأعِد المحاولة.',
  shortcuts: {
    title: 'الاختصارات',
    edit: 'تعديل',
    done: 'تم',
    empty: 'لا توجد اختصارات بعد. انقر على «تعديل» لاختيار الصفحات.',
    most: 'تم اختيار {{count}} من {{most}}',
  },
}
