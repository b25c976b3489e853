import { asApiError, unreachable } from '../api/index.ts';
import { DocumentError, type DocumentFault } from './document.ts';

/** Why a file is not shown, of whatever was thrown on the way. */
export function faultOf(error: unknown): DocumentFault {
  if (error instanceof DocumentError) return error.fault;
  switch (asApiError(error).msgKey) {
    case 'file.unknown':
    case 'request.invalid':
      return 'gone';
    case 'file.forbidden':
      return 'forbidden';
    case unreachable:
      return 'unreachable';
    default:
      return 'engine';
  }
}
