import { type ComponentPropsWithRef, type MouseEvent, useContext } from 'react';
import { ButtonLinkRoot, LinkRoot } from './Link.styles.ts';
import { LinkNavigation } from './link-navigation.ts';

interface AnchorProps extends ComponentPropsWithRef<'a'> {
  /** Where it leads. An address that begins with `/` goes through the app's router. */
  href: string;
}

export interface LinkProps extends AnchorProps {
  /** `text` is underlined inside sentences; `plain` takes the colour of its place: titles, cards, menus. */
  look?: 'text' | 'plain';
}

export interface ButtonLinkProps extends AnchorProps {
  /** As of Button. */
  tone?: 'primary' | 'neutral' | 'danger' | 'gold';
  /** As of Button. */
  fill?: 'filled' | 'outlined' | 'quiet';
  /** 28, 36 or 44 px high at least. */
  size?: 'small' | 'medium' | 'large';
}

/** Navigates. For an action use a Button. */
export function Link({ look = 'text', ...rest }: LinkProps) {
  return <LinkRoot {...useAnchor(rest)} data-look={look} />;
}

/** A link that looks like a Button: the next step of a page. */
export function ButtonLink({
  tone = 'neutral',
  fill = 'outlined',
  size = 'medium',
  ...rest
}: ButtonLinkProps) {
  return <ButtonLinkRoot {...useAnchor(rest)} data-tone={tone} data-fill={fill} data-size={size} />;
}

function useAnchor({ onClick, ...rest }: AnchorProps): AnchorProps {
  const navigate = useContext(LinkNavigation);
  const opensElsewhere = rest.target === '_blank';

  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const isOurs = rest.href.startsWith('/') && !opensElsewhere && rest.download === undefined;
    if (!navigate || event.defaultPrevented || !isPlain || !isOurs) return;
    event.preventDefault();
    navigate(rest.href);
  };

  return { ...rest, ...(opensElsewhere && { rel: 'noopener noreferrer' }), onClick: handleClick };
}
