export { enterMenu, openExternal, sendCode, signInWith, signOut, startAccount } from './account.actions.ts';
export { DemoAccounts } from './components/DemoAccounts.tsx';
export { LoginForm } from './components/LoginForm.tsx';
export { LanguageMenu } from './components/LanguageMenu.tsx';
export { MemberMenu } from './components/MemberMenu.tsx';
export { ThemeMenu } from './components/ThemeMenu.tsx';
export { chooseBarrage, chooseLanguage, chooseTheme } from './settings.actions.ts';
export { accountState, type DemoAccount } from './account.state.ts';
