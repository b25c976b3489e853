import { Button, Dialog, Field, Select, Table, Tabs, TextInput } from '@goldbean/design-system/primitives';
import { ThemeRoot } from '@goldbean/design-system/theme';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/* A screen of a button, an input, a dialog, tabs, a select and a table, with their full keyboard and names. */
const rows = Array.from({ length: 8 }, (_, at) => ({ key: String(at), name: `Gift ${at}`, price: at * 10 }));

function Screen() {
  const [isOpen, setIsOpen] = useState(false);
  const [tab, setTab] = useState<'one' | 'two'>('one');
  return (
    <ThemeRoot>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Field label="Name">
        <TextInput />
      </Field>
      <Field label="Currency">
        <Select options={[{ value: 'bean', label: 'Beans' }]} />
      </Field>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Hello" closeLabel="Close">
        Words
      </Dialog>
      <Tabs
        label="Parts"
        selected={tab}
        onSelect={setTab}
        items={[
          { key: 'one', label: 'One' },
          { key: 'two', label: 'Two' },
        ]}
      >
        {tab}
      </Tabs>
      <Table
        caption="Gifts"
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          { key: 'name', header: 'Name', cell: ({ name }) => name },
          { key: 'price', header: 'Price', cell: ({ price }) => price },
        ]}
      />
    </ThemeRoot>
  );
}

const box = document.getElementById('box');
if (box) createRoot(box).render(<Screen />);
