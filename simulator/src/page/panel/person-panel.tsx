import { isPersonId, PEOPLE } from '../../backend/fixtures/people.ts';
import { Button } from '../controls/button.tsx';
import { Card } from '../controls/card.tsx';
import { SelectField } from '../controls/field.tsx';
import { usePhone, usePhoneSettings } from '../simulator-context.tsx';
import styles from './panel.module.css';

/** Who holds the phone, and what the app remembers of them. */
export function PersonPanel() {
  const phone = usePhone();
  const { platform, user, deviceId } = usePhoneSettings();

  return (
    <Card title="Person">
      <SelectField
        label="User"
        value={user ?? ''}
        onChange={({ target }) =>
          phone.configure({ user: isPersonId(target.value) ? target.value : null })
        }
      >
        <option value="">Logged out</option>
        {Object.entries(PEOPLE).map(([id, { label }]) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
      <div className={styles['fact']}>
        <span>Device id</span>
        <code className={styles['code']}>{deviceId.slice(0, 8)}</code>
        <Button onClick={phone.renewDevice}>New device</Button>
      </div>
      <div className={styles['actions']}>
        <Button onClick={phone.clearStorage}>Clear app storage</Button>
        <Button disabled={platform === 'browser'} onClick={() => phone.host.emit('tokenUpdate')}>
          Token update
        </Button>
      </div>
    </Card>
  );
}
