import { tokens } from '@goldbean/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType, SVGProps } from 'react';
import { styled } from '../styling/index.ts';
import * as icons from '../primitives/icons.ts';

const meta = { title: 'foundations/Icons', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(148px, 1fr));
  gap: ${tokens.space[2]};

  & > li {
    display: grid;
    justify-items: center;
    gap: ${tokens.space[2]};
    padding: ${tokens.space[3]} ${tokens.space[1]};
    color: ${tokens.color.text.secondary};
    font-size: ${tokens.font.size.caption};
    text-align: center;
    overflow-wrap: anywhere;
    background: ${tokens.color.surface.default};
    border: 1px solid ${tokens.color.border.subtle};
    border-radius: ${tokens.radius.medium};
  }
`;

export const InUse: Story = {
  render: () => (
    <Grid>
      {Object.entries(icons as Record<string, ComponentType<SVGProps<SVGSVGElement>>>).map(([name, Icon]) => (
        <li key={name}>
          <Icon aria-hidden="true" />
          {name}
        </li>
      ))}
    </Grid>
  ),
};
