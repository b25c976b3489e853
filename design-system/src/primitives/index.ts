export { Accordion, type AccordionItem, type AccordionProps } from './Accordion/Accordion.tsx';
export { Avatar, type AvatarProps } from './Avatar/Avatar.tsx';
export { AvatarGroup, type AvatarGroupProps } from './AvatarGroup/AvatarGroup.tsx';
export { Badge, type BadgeProps } from './Badge/Badge.tsx';
export { Banner, type BannerProps } from './Banner/Banner.tsx';
export { Breadcrumb, type BreadcrumbProps, type Crumb } from './Breadcrumb/Breadcrumb.tsx';
export { Button, type ButtonProps } from './Button/Button.tsx';
export { Card, type CardProps } from './Card/Card.tsx';
export { Carousel, type CarouselProps, type CarouselSlideOf } from './Carousel/Carousel.tsx';
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox.tsx';
export {
  Combobox,
  type ComboboxChoice,
  type ComboboxList,
  type ComboboxOption,
  type ComboboxProps,
} from './Combobox/Combobox.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog/ConfirmDialog.tsx';
export { ContextMenu, type ContextMenuProps } from './ContextMenu/ContextMenu.tsx';
export { Countdown, type CountdownProps } from './Countdown/Countdown.tsx';
export { useSecondsLeft } from './Countdown/use-seconds-left.ts';
export { DateTimePicker, type DateTimePickerProps } from './DateTimePicker/DateTimePicker.tsx';
export { Dialog, type DialogProps } from './Dialog/Dialog.tsx';
export { Drawer, type DrawerProps } from './Drawer/Drawer.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './ErrorState/ErrorState.tsx';
export { Field, type FieldProps } from './Field/Field.tsx';
export { folded, standAllIn } from './folding/index.ts';
export { FileDrop, type FileDropProps } from './FileDrop/FileDrop.tsx';
export { IconButton, type IconButtonProps } from './IconButton/IconButton.tsx';
export * from './icons.ts';
export { LanguageSwitch, type LanguageSwitchProps } from './LanguageSwitch/LanguageSwitch.tsx';
export { Lightbox, type LightboxPictureOf, type LightboxProps } from './Lightbox/Lightbox.tsx';
export { ButtonLink, type ButtonLinkProps, Link, type LinkProps } from './Link/Link.tsx';
export { LinkNavigation, type Navigate } from './Link/link-navigation.ts';
export {
  Menu,
  MenuDivider,
  MenuItem,
  type MenuItemProps,
  type MenuProps,
  type MenuTriggerProps,
} from './Menu/Menu.tsx';
export { NumberInput, type NumberInputProps } from './NumberInput/NumberInput.tsx';
export { PageContainer, type PageContainerProps } from './PageContainer/PageContainer.tsx';
export { PageHeading, type PageHeadingProps } from './PageHeading/PageHeading.tsx';
export { isOfInputMethod } from './input-method.ts';
export { Pagination, type PaginationProps } from './Pagination/Pagination.tsx';
export { PasswordInput, type PasswordInputProps } from './PasswordInput/PasswordInput.tsx';
export { Popover, type PopoverProps, type PopoverTriggerProps } from './Popover/Popover.tsx';
export { ProgressBar, type ProgressBarProps } from './ProgressBar/ProgressBar.tsx';
export { ProgressRing, type ProgressRingProps } from './ProgressRing/ProgressRing.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './RadioGroup/RadioGroup.tsx';
export { RichText, type RichTextProps, type RichTextSource } from './RichText/RichText.tsx';
export { SearchInput, type SearchInputProps } from './SearchInput/SearchInput.tsx';
export { Section, type SectionProps } from './Section/Section.tsx';
export { Select, type SelectOption, type SelectProps } from './Select/Select.tsx';
export { SideNav, type SideNavProps, type SideNavSection } from './SideNav/SideNav.tsx';
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton.tsx';
export { Slider, type SliderMarkAt, type SliderProps } from './Slider/Slider.tsx';
export { Spinner, type SpinnerProps } from './Spinner/Spinner.tsx';
export { type StepperStep, Stepper, type StepperProps, type StepState } from './Stepper/Stepper.tsx';
export { Switch, type SwitchProps } from './Switch/Switch.tsx';
export { Table, type TableColumn, type TableProps } from './Table/Table.tsx';
export { type TabItem, Tabs, type TabsProps } from './Tabs/Tabs.tsx';
export { Tag, type TagProps } from './Tag/Tag.tsx';
export { TextArea, type TextAreaProps } from './TextArea/TextArea.tsx';
export { TextInput, type TextInputProps } from './TextInput/TextInput.tsx';
export { ThemeSwitch, type ThemeSwitchProps } from './ThemeSwitch/ThemeSwitch.tsx';
export { Toast, type ToastProps } from './Toast/Toast.tsx';
export { ToastRegion, type ToastRegionProps } from './Toast/ToastRegion.tsx';
export { Tooltip, type TooltipProps } from './Tooltip/Tooltip.tsx';
export { type NavItem, TopNav, type TopNavProps } from './TopNav/TopNav.tsx';
export { addressIn, addressPattern, typedWords } from './typed/index.ts';
export { UploadItem, type UploadItemProps, type UploadState } from './UploadItem/UploadItem.tsx';
export { Video, type VideoProps } from './Video/Video.tsx';
export { VirtualList, type VirtualListProps } from './VirtualList/VirtualList.tsx';
export { VisuallyHidden } from './VisuallyHidden/VisuallyHidden.tsx';
