/* The forms after the first, one piece: they come when the first is there. */
export { CodeForm } from './CodeForm.tsx';
export { RegisterForm } from './RegisterForm.tsx';
