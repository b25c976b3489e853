import { themes } from '@goldbean/tokens';
import type { CSSProperties } from 'react';
import { StoryGrid, StoryRow } from './StoryGrid.tsx';

export interface ValueRowsProps {
  /** First part of the tokens' names: `space`, `radius` ... */
  group: string;
  /** How a token is drawn. @param variable a `var(--...)`, @param value what it stands for */
  draw: (variable: string, value: string) => CSSProperties;
}

/** Every token of a group with its value, drawn, the smallest first. Used by the pages on foundations only. */
export function ValueRows({ group, draw }: ValueRowsProps) {
  return (
    <StoryGrid style={{ '--story-label-width': '176px' }}>
      {Object.entries(themes.education.page)
        .filter(([path]) => path.startsWith(`${group}.`))
        .toSorted(([, one], [, other]) => Number.parseFloat(one) - Number.parseFloat(other))
        .map(([path, value]) => (
          <StoryRow key={path} label={path}>
            <div style={draw(`var(--gb-${path.replaceAll('.', '-')})`, value)} />
            <code>{value}</code>
          </StoryRow>
        ))}
    </StoryGrid>
  );
}
