import { WaitingScreen } from '@goldbean/design-system/screens/shell';

/** While a page's script group, or an answer everything depends on, is under way. @param label what is awaited */
export function WaitingPage({ label }: { readonly label?: string }) {
  return <WaitingScreen label={label} />;
}
