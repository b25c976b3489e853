export { AgreementScreen, type AgreementScreenProps } from './AgreementScreen/AgreementScreen.tsx';
