export { changeTheme, followAccountTheme, startTheme, themeState } from './theme.ts';
