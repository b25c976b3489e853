export { createRequestScope, type IsCurrent, type RequestScope } from './request-scope.ts';
