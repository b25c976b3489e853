import { styled } from '@goldbean/design-system/styling';
import { tokens } from '@goldbean/design-system/theme';
import type { ReactNode } from 'react';

const Frame = styled.section`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${tokens.space[3]};
  min-block-size: 60vh;
  padding: ${tokens.space[6]};
  text-align: center;
`;

const Title = styled.h1`
  margin: 0;
  font-size: ${tokens.font.size.title};
  line-height: ${tokens.font.line.tight};
  color: ${tokens.color.text.primary};
`;

const Text = styled.p`
  margin: 0;
  max-inline-size: 48ch;
  color: ${tokens.color.text.secondary};
`;

export interface MessageProps {
  readonly title: string;
  readonly text: string;
  /** What the member can do now. */
  readonly children: ReactNode;
}

/** A page that says one thing, and what to do about it. */
export function Message({ title, text, children }: MessageProps) {
  return (
    <Frame role="alert">
      <Title>{title}</Title>
      <Text>{text}</Text>
      {children}
    </Frame>
  );
}
