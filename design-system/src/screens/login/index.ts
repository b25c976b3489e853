export { LoginScreen, type LoginScreenProps, type VisitorLink } from './LoginScreen/LoginScreen.tsx';
