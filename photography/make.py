"""Renders photos: python3 photography/make.py NAME… [--draft] [--out FOLDER]. Without a name, lists them."""

import argparse
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
PORTRAIT_ENVIRONMENT = HERE.parent / '.venv-photos'
sys.path.insert(0, str(HERE))


def main():
    from hair.recipes import RECIPES as HAIR
    from portraits.recipes import RECIPES as PORTRAITS
    from renderer import launcher

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('names', nargs='*')
    parser.add_argument('--draft', action='store_true', help='small and with few samples: done in seconds')
    parser.add_argument(
        '--postprocess-only', action='store_true', help='Blender pictures: reuse the last render, only postprocess it'
    )
    parser.add_argument('--out', type=pathlib.Path, default=HERE.parent / 'content' / 'photos')
    options = parser.parse_args()
    if not options.names:
        blender = (f'{name} (Blender)' for name in launcher.RECIPES)
        print('\n'.join(sorted([*HAIR, *(f'{name} (bpy)' for name in PORTRAITS), *blender])))
        return
    for name in options.names:
        out = options.out / f'{name}.jpg'
        if name in launcher.RECIPES:
            launcher.render(name, out, options.draft, options.postprocess_only)
        elif name in PORTRAITS:
            python = PORTRAIT_ENVIRONMENT / 'bin' / 'python'
            if not python.exists():
                parser.error(f'found no {python}, expected the virtual environment described in photography/README.md')
            flags = ['--draft'] * options.draft
            subprocess.run([python, '-m', 'portraits.render', name, out.resolve(), *flags], cwd=HERE, check=True)
        elif name in HAIR:
            from hair.render import render

            render(HAIR[name], out, options.draft)
        else:
            parser.error(
                f'found name "{name}", expected one of {", ".join(sorted([*HAIR, *PORTRAITS, *launcher.RECIPES]))}'
            )


main()
