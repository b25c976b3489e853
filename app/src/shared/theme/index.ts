export { changeTheme, startTheme, themeState } from './theme.ts';
