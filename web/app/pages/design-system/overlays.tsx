import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { showToast } from '../../ui/overlay/toast.tsx';
import type { ToastType } from '../../ui/overlay/toast-message.ts';
import { Row, Specimen } from './specimen.tsx';

const toasts: ToastType[] = ['info', 'success', 'warning', 'error'];
const filler = Array.from({ length: 12 }, (_, index) => `Row ${index + 1} of what scrolls`);

/** Overlays cover the whole page, in the page's theme. */
export function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'sheet'>();
  const props = { onClose: () => setOpen(undefined), closeLabel: 'Close' };
  return (
    <Specimen title="Over the page">
      <Row>
        <Button tone="secondary" onClick={() => setOpen('dialog')}>
          Dialog
        </Button>
        <Button tone="secondary" onClick={() => setOpen('sheet')}>
          Sheet
        </Button>
        {toasts.map((type) => (
          <Button
            key={type}
            tone="quiet"
            onClick={() => showToast(type, `This is a message of the type ${type}.`)}
          >
            {type}
          </Button>
        ))}
      </Row>
      <Dialog open={open === 'dialog'} title="Cancel this session?" {...props}>
        <p>It is more than 3 hours away, so your minutes come back.</p>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button tone="quiet" onClick={props.onClose}>
            Keep it
          </Button>
          <Button tone="danger" onClick={props.onClose}>
            Cancel the session
          </Button>
        </div>
      </Dialog>
      <Sheet
        open={open === 'sheet'}
        title="Your booking"
        footer={<Button className="w-full">Next</Button>}
        {...props}
      >
        <ul className="grid gap-3">
          {filler.map((line) => (
            <li key={line} className="border-b border-hairline pb-3">
              {line}
            </li>
          ))}
        </ul>
      </Sheet>
    </Specimen>
  );
}
