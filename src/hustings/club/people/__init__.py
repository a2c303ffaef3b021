"""Who plays here: names that last, the browsers they are used in, and the seats that they hold."""

from .holdings import persons_at
from .person import Person, person_named, person_of

__all__ = ["Person", "person_named", "person_of", "persons_at"]
