/** Arabic texts of the date picker, which brings none. */
import type { PickersInputLocaleText } from '@mui/x-date-pickers/locales'

const views = { hours: 'الساعات', minutes: 'الدقائق', seconds: 'الثواني', meridiem: 'صباحًا أو مساءً' } as const

export const arabicPickerTexts: PickersInputLocaleText = {
  previousMonth: 'الشهر السابق',
  nextMonth: 'الشهر التالي',
  openPreviousView: 'فتح العرض السابق',
  openNextView: 'فتح العرض التالي',
  calendarViewSwitchingButtonAriaLabel: view => (view === 'year' ? 'التبديل إلى عرض التقويم' : 'التبديل إلى عرض السنوات'),
  cancelButtonLabel: 'إلغاء',
  clearButtonLabel: 'مسح',
  okButtonLabel: 'موافق',
  todayButtonLabel: 'اليوم',
  nextStepButtonLabel: 'التالي',
  datePickerToolbarTitle: 'اختيار التاريخ',
  dateTimePickerToolbarTitle: 'اختيار التاريخ والوقت',
  timePickerToolbarTitle: 'اختيار الوقت',
  selectViewText: view => `اختيار ${view in views ? views[view as keyof typeof views] : view}`, // the views of a clock
  openDatePickerDialogue: date => (date ? `اختيار التاريخ، التاريخ المحدد هو ${date}` : 'اختيار التاريخ'),
  openTimePickerDialogue: time => (time ? `اختيار الوقت، الوقت المحدد هو ${time}` : 'اختيار الوقت'),
  fieldClearLabel: 'مسح القيمة',
  fieldYearPlaceholder: ({ digitAmount }) => 'س'.repeat(digitAmount),
  fieldMonthPlaceholder: () => 'شش',
  fieldDayPlaceholder: () => 'يي',
  fieldHoursPlaceholder: () => 'سس',
  fieldMinutesPlaceholder: () => 'دد',
  fieldMeridiemPlaceholder: () => 'ص/م',
  year: 'السنة',
  month: 'الشهر',
  day: 'اليوم',
  hours: 'الساعات',
  minutes: 'الدقائق',
  meridiem: 'صباحًا أو مساءً',
  empty: 'فارغ',
}
