export { CodeFields, type CodeFieldsProps, type CodeSending } from './CodeFields/CodeFields.tsx';
export { type LoginPanelMethod, LoginPanel, type LoginPanelProps } from './LoginPanel/LoginPanel.tsx';
export { MemberMenu, type MemberMenuProps } from './MemberMenu/MemberMenu.tsx';
export {
  type MemberRowView,
  MemberRows,
  type MemberRowsProps,
  type MemberRowsState,
} from './MemberRows/MemberRows.tsx';
export { PictureField, type PictureFieldProps } from './PictureField/PictureField.tsx';
export { ProfileForm, type ProfileFormProps } from './ProfileForm/ProfileForm.tsx';
export {
  ProfilePanel,
  type ProfilePanelProps,
  type ProfilePanelState,
  type ProfilePanelTab,
  type ProfileView,
} from './ProfilePanel/ProfilePanel.tsx';
export { type ReadyAccount, ReadyAccounts, type ReadyAccountsProps } from './ReadyAccounts/ReadyAccounts.tsx';
export { SignInForm, type SignInFormProps } from './SignInForm/SignInForm.tsx';
