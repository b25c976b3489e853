export { useCalendar } from './calendar.ts';
export { type Formats, formatsOf } from './formats.ts';
export { useFormats } from './use-formats.ts';
