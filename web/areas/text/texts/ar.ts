export const texts = {
  files: {
    menu: 'استيراد وتنزيل ونسخ',
    import: 'استيراد ملف…',
    imported: 'تم استيراد «{{name}}».',
    download: { txt: 'تنزيل كنص', md: 'تنزيل بصيغة Markdown', html: 'تنزيل بصيغة HTML' },
    downloaded: '«{{name}}» في طريقه إلى مجلد التنزيلات.',
    notDownloaded: 'تعذّرت كتابة الملف. حاول مرة أخرى.',
    copy: { rich: 'نسخ مع التنسيق', plain: 'نسخ كنص عادي' },
    copiedRich: 'تم النسخ مع التنسيق.',
    copiedPlain: 'تم النسخ كنص عادي.',
    notCopied: 'لم يسمح المتصفح بالنسخ.',
    faults: {
      kind: 'لا يمكن استيراد إلا ملفات النص (.txt) وMarkdown (.md) وHTML (.html).',
      size: 'حجم «{{name}}» أكبر من 1 ميغابايت.',
      length: 'نص «{{name}}» أطول من {{limit}} حرف.',
      empty: 'لا يوجد نص في «{{name}}».',
      unreadable: 'تعذّرت قراءة «{{name}}» كنص.',
    },
  },
}
