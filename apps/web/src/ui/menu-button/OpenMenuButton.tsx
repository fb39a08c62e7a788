import { Button, Menu } from '@mantine/core'
import { useOpenedAtOnce } from '../on-demand/use-opened-at-once.ts'
import type { MenuButtonProps } from './menu-choice.ts'

/** The button with its menu, from the first press on. */
export function OpenMenuButton({ choices, ...button }: MenuButtonProps) {
  const { opened, setOpened, target } = useOpenedAtOnce()
  return (
    <Menu
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <Button {...button} ref={target} />
      </Menu.Target>
      <Menu.Dropdown>
        {choices.map((choice) =>
          'href' in choice ? (
            <Menu.Item key={choice.label} mih={44} component="a" href={choice.href} download>
              {choice.label}
            </Menu.Item>
          ) : 'onSwitch' in choice ? (
            <Menu.CheckboxItem
              key={choice.label}
              mih={44}
              closeMenuOnClick={false}
              checked={choice.isOn}
              onChange={choice.onSwitch}
            >
              {choice.label}
            </Menu.CheckboxItem>
          ) : (
            <Menu.Item key={choice.label} mih={44} onClick={choice.onChoose}>
              {choice.label}
            </Menu.Item>
          ),
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
