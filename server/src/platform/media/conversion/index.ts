export type {
  ConversionFailure,
  ConversionLimits,
  ConversionOutcome,
  ConvertedFrom,
  ConvertedTo,
  PlayedFormat,
} from './conversion-task.ts';
export { createConverter, type Converter } from './converter.ts';
