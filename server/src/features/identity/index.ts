export { demoAccounts, demoPassword } from './boot.ts';
export type { CodeSender, Users } from './identity.ports.ts';
export { identityRoutes } from './identity.routes.ts';
export { createIdentity, type Identity, type ReadyMember } from './identity.service.ts';
