export { demoAccounts, demoPassword } from './boot.ts';
export { identityRoutes } from './identity.routes.ts';
export { createIdentity, type Identity } from './identity.service.ts';
export { findMembersNamed } from './found.ts';
