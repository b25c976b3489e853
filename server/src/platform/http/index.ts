export { fail } from './answer.ts';
export { bindCalls } from './bind-calls.ts';
export { bindStream } from './bind-stream.ts';
export { handlersFor, type CallContext, type Caller, type Handler, type UploadedFile } from './context.ts';
export { createHttp, isOwnOrigin, listeningAt, originOf } from './create-http.ts';
export { rangeOf, sendRange } from './range.ts';
export { pathOf } from './request-log.ts';
