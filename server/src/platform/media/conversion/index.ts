export type {
  ConversionFailure,
  ConversionLimits,
  ConversionOutcome,
  ConvertedFrom,
  ConvertedTo,
} from './conversion-task.ts';
export { createConverter, type Converter } from './converter.ts';
