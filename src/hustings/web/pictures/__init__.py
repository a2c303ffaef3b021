"""Pictures of tables for who stands outside: stand-alone SVG, PNG, and where they are kept."""
