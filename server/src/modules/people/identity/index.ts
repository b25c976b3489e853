export { demoAccounts, demoPassword } from './boot.usecase.ts';
export { identityRoutes } from './identity.routes.ts';
export { createIdentity, type Identity } from './identity.service.ts';
export { findMembersNamed } from './members.search.ts';
