export { fail } from './answer.ts';
export { bindCalls, type BinderPorts } from './bind-calls.ts';
export {
  handlersFor,
  type CallContext,
  type Caller,
  type Handler,
  type Handlers,
  type UploadedFile,
} from './context.ts';
export { createHttp, isOwnOrigin, listeningAt, originOf } from './create-http.ts';
export { pathOf } from './request-log.ts';
