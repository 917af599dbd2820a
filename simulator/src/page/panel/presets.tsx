import { Button, SelectField, TextField } from '@cangkir/react';
import { useSelector } from '@xstate/store-react';
import { type SubmitEvent, useState } from 'react';
import { BUILT_IN_PRESETS, withPreset } from '../../settings/presets.ts';
import { useSimulator } from '../simulator-context.tsx';
import { useMemory } from './memory.tsx';
import styles from './panel.module.css';

/** Named settings: the built-in ones and the person's own. */
export function Presets() {
  const { settings, applySettings } = useSimulator();
  const { presets: store } = useMemory();
  const presets = useSelector(store, ({ context }) => context.presets);
  const own = Object.keys(presets).sort((a, b) => a.localeCompare(b));
  const isOwn = (name: string) => own.includes(name);
  const [chosen, setChosen] = useState(Object.keys(BUILT_IN_PRESETS)[0] ?? '');
  const [text, setText] = useState<string | null>(null);

  function apply() {
    const saved = presets[chosen];
    const builtIn = BUILT_IN_PRESETS[chosen];
    if (saved !== undefined) applySettings(saved);
    else if (builtIn !== undefined) applySettings(withPreset(settings(), builtIn));
    setText(`“${chosen}” is set.`);
  }

  function save(name: string) {
    store.trigger.saved({ name, settings: settings() });
    setChosen(name);
    setText(`“${name}” is saved.`);
  }

  function remove() {
    store.trigger.deleted({ name: chosen });
    setChosen(Object.keys(BUILT_IN_PRESETS)[0] ?? '');
    setText(`“${chosen}” is deleted.`);
  }

  return (
    <section className={styles.fields} aria-label="Presets">
      <SelectField
        label="Preset"
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        hint={
          isOwn(chosen) ? 'Applies all saved settings.' : 'Applies its settings to the first phone.'
        }
      >
        {own.length === 0 ? null : <PresetGroup label="My own" names={own} />}
        <PresetGroup
          label="Built in"
          names={Object.keys(BUILT_IN_PRESETS).filter((name) => !isOwn(name))}
        />
      </SelectField>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={apply}>
          Apply
        </Button>
        <Button variant="secondary" disabled={!isOwn(chosen)} onClick={remove}>
          Delete preset
        </Button>
      </div>
      <SaveForm onSave={save} />
      <p className={styles.hint} role="status">
        {text}
      </p>
    </section>
  );
}

function PresetGroup(props: { readonly label: string; readonly names: readonly string[] }) {
  return (
    <optgroup label={props.label}>
      {props.names.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </optgroup>
  );
}

function SaveForm({ onSave }: { readonly onSave: (name: string) => void }) {
  const [name, setName] = useState('');

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onSave(name.trim());
    setName('');
  }

  return (
    <form className={styles.withButton} aria-label="Save a preset" onSubmit={handleSubmit}>
      <TextField
        label="Save as"
        required
        pattern=".*\S.*"
        maxLength={60}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button variant="secondary" type="submit">
        Save
      </Button>
    </form>
  );
}
