/* The ready accounts of the demo (D85), a piece of its own: the form does not wait for it. */
export { DemoAccounts as DoorAccounts } from '../../features/people/identity/index.ts';
