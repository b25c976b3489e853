export { enterMenu, openExternal, showMyself, signOut, startIdentity } from './identity.actions.ts';
export { DemoAccounts } from './components/DemoAccounts.tsx';
export { LoginForm } from './components/LoginForm.tsx';
export { LanguageMenu } from './components/LanguageMenu.tsx';
export { MemberMenu } from './components/MemberMenu.tsx';
export { ThemeMenu } from './components/ThemeMenu.tsx';
export { chooseBarrage } from './barrage.actions.ts';
export { identityState } from './identity.state.ts';
